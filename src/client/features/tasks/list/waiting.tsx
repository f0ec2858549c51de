import { useRef, useState } from 'react';
import { announce } from '#client/features/tasks/announcer.tsx';
import { readChange } from '#client/features/tasks/changes/task-changes.ts';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { UndoLine } from '#client/features/tasks/row/undo-line.tsx';
import { dayText, quoted } from '#client/features/tasks/task-labels.ts';
import type { TaskActions } from '#client/features/tasks/use-task-actions.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import { Button } from '#client/ui/button.tsx';
import { wantFocus } from './row-focus.ts';
import styles from './waiting.module.css';

interface WaitingProps {
  /** Open tasks of earlier days, the latest day first. */
  readonly tasks: readonly ShownTask[];
  readonly actions: TaskActions;
}

const countText = (count: number): string => (count === 1 ? '1 task' : `${count} tasks`);

/** What waits from earlier days, folded in one line: one can be chosen for today, or all let go. */
export const Waiting = ({ tasks, actions }: WaitingProps) => {
  const [asks, setAsks] = useState(false);
  /** Whether the line takes the focus when it is drawn again. */
  const wantsLine = useRef(false);
  const going = useOutbox().held.flatMap((item) => {
    const change = readChange(item);
    return change?.kind === 'task-let-go' ? [{ id: item.id, taskIds: change.body.taskIds }] : [];
  });
  const gone = new Set(going.flatMap(({ taskIds }) => taskIds));
  const waiting = tasks.filter(({ _id }) => !gone.has(_id));

  const choose = (task: ShownTask): void => {
    announce(`${quoted(task.title)} is on today’s list.`);
    wantFocus(task._id, 'main');
    void actions.doToday(task);
  };

  return (
    <>
      {going.map(({ id, taskIds }) => (
        <UndoLine
          key={id}
          title={countText(taskIds.length)}
          words={taskIds.length === 1 ? 'is let go' : 'are let go'}
          label="Undo letting go"
          onOver={() => void actions.endRemove(id)}
          onUndo={() => {
            announce('What waited is back.');
            wantsLine.current = true;
            actions.undoRemove(id);
          }}
        />
      ))}
      {waiting.length === 0 ? null : (
        <details className={styles.frame}>
          <summary
            ref={(line) => {
              if (!wantsLine.current) return;
              wantsLine.current = false;
              line?.focus();
            }}
            className={styles.summary}
          >
            {waiting.length} waiting: choose one, let all go
          </summary>
          <ul className={styles.list} aria-label="From earlier days">
            {waiting.map((task) => (
              <li key={task._id} className={styles.item}>
                <span className={styles.words}>
                  <bdi className={styles.title}>{task.title}</bdi>
                  <span className={styles.day}>
                    {task.estimatedTime} min, from {dayText(task.date)}
                  </span>
                </span>
                <Button
                  kind="secondary"
                  size="small"
                  aria-label={`Do ${task.title} today`}
                  onClick={() => choose(task)}
                >
                  Do it today
                </Button>
              </li>
            ))}
          </ul>
          {asks ? (
            <div className={styles.question}>
              <p>They leave this list. Your history stays as it is.</p>
              <div className={styles.buttons}>
                <Button
                  size="small"
                  onClick={() => {
                    setAsks(false);
                    announce(`${countText(waiting.length)} let go.`);
                    actions.letGo(waiting.map(({ _id }) => _id));
                  }}
                >
                  Let {countText(waiting.length)} go
                </Button>
                <Button kind="secondary" size="small" onClick={() => setAsks(false)}>
                  Keep them
                </Button>
              </div>
            </div>
          ) : (
            <Button kind="quiet" size="small" onClick={() => setAsks(true)}>
              Let all go
            </Button>
          )}
        </details>
      )}
    </>
  );
};
