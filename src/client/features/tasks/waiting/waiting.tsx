import { useRef, useState } from 'react';
import { announce } from '#client/features/tasks/announcer.tsx';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { wantFocus } from '#client/features/tasks/list/row-focus.ts';
import { UndoLine } from '#client/features/tasks/row/undo-line.tsx';
import { quoted } from '#client/features/tasks/task-labels.ts';
import type { TaskActions } from '#client/features/tasks/use-task-actions.ts';
import type { OnMove } from '#client/features/tasks/when/move-to.tsx';
import { useArrival } from '#client/lib/navigation/use-arrival.ts';
import { useSettled } from '#client/lib/use-settled.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { count } from '#domain/shared/text/count.ts';
import {
  type LettingGo,
  useWaiting,
  WAITING_ID,
  type WaitingTasks,
  waitingText,
} from './use-waiting.ts';
import styles from './waiting.module.css';
import { WaitingRow } from './waiting-row.tsx';

const ALL = 'All tasks from earlier days';

interface WaitingProps {
  /** Open tasks of earlier days, the latest day first. */
  readonly tasks: readonly ShownTask[];
  readonly actions: TaskActions;
  readonly onDone: (task: ShownTask) => void;
  readonly onMove: (task: ShownTask, to: Parameters<OnMove>[0]) => void;
}

interface ListProps extends WaitingProps {
  readonly known: WaitingTasks;
  /** Whether the summary line must take the focus when it is rendered again. */
  readonly wantsLine: { current: boolean };
}

/** The waiting tasks, collapsed under a summary line. */
const WaitingList = ({ known, tasks, actions, onDone, onMove, wantsLine }: ListProps) => {
  const [asks, setAsks] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const all = known.hasMore ? ALL : count(tasks.length, 'task');
  useArrival(WAITING_ID);
  // When a row disappears, the next row takes its place under the pointer.
  const isSettled = useSettled(tasks.map(({ _id }) => _id).join());
  const once = (act: () => void) => (): void => {
    if (isSettled()) act();
  };

  const choose = (task: ShownTask): void => {
    announce(`${quoted(task.title)} is on today’s list.`);
    wantFocus(task._id, 'edit');
    void actions.doToday(task);
  };

  return (
    <details
      className={styles.frame}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary
        id={WAITING_ID}
        ref={(line) => {
          if (!wantsLine.current) return;
          wantsLine.current = false;
          line?.focus();
        }}
        className={kit.summary}
      >
        {waitingText(known)}
      </summary>
      <ul className={`${kit.stack} ${styles.list}`} aria-label="From earlier days">
        {/* Rendered only when open, because hundreds of tasks would slow down every render. */}
        {(isOpen ? tasks : []).map((task) => (
          <WaitingRow
            key={task._id}
            task={task}
            onToday={once(() => choose(task))}
            onMove={(to) => onMove(task, to)}
            onDone={once(() => onDone(task))}
            onLetGo={once(() => {
              announce(`${quoted(task.title)} is let go.`);
              actions.letGo([task._id]);
            })}
          />
        ))}
      </ul>
      {asks ? (
        <div className={kit.stack2}>
          <p>They leave this list. Your history stays as it is.</p>
          <div className={`${kit.row2} ${styles.buttons}`}>
            <Button
              size="small"
              onClick={() => {
                setAsks(false);
                announce(`${all} let go.`);
                if (known.hasMore) actions.letGoAll();
                else actions.letGo(tasks.map(({ _id }) => _id));
              }}
            >
              {`Let ${known.hasMore ? 'all of them' : all} go`}
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
  );
};

/** The waiting tasks of earlier days. Each can be moved, completed or let go. They can also all be let go together. */
export const Waiting = ({ tasks, actions, onDone, onMove }: WaitingProps) => {
  const wantsLine = useRef(false);
  const known = useWaiting(tasks);
  const { waiting, going } = known;
  /** The title of a single task, or the number of tasks. */
  const nameOf = (ids: LettingGo['taskIds']): string => {
    if (ids === null) return ALL;
    const single = ids.length === 1 ? tasks.find(({ _id }) => _id === ids[0])?.title : undefined;
    return single ?? count(ids.length, 'task');
  };

  return (
    <>
      {going.map(({ id, taskIds }) => (
        <UndoLine
          key={id}
          title={nameOf(taskIds)}
          words={taskIds?.length === 1 ? 'is let go' : 'are let go'}
          label={`Undo letting go of ${taskIds === null ? 'all tasks from earlier days' : nameOf(taskIds)}`}
          onOver={() => void actions.endRemove(id)}
          onUndo={() => {
            announce('What was let go is back.');
            wantsLine.current = true;
            actions.undoRemove(id);
          }}
        />
      ))}
      {waiting.length === 0 ? null : (
        <WaitingList
          known={known}
          tasks={waiting}
          actions={actions}
          onDone={onDone}
          onMove={onMove}
          wantsLine={wantsLine}
        />
      )}
    </>
  );
};
