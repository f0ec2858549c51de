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
import { sentence } from '#client/ui/layout/sentence.ts';
import { texts } from '#texts/tasks.js';
import {
  type LettingGo,
  useWaiting,
  WAITING_ID,
  type WaitingTasks,
  waitingText,
} from './use-waiting.ts';
import styles from './waiting.module.css';
import { WaitingRow } from './waiting-row.tsx';

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
  const all = { count: tasks.length };
  useArrival(WAITING_ID);
  // When a row disappears, the next row takes its place under the pointer.
  const isSettled = useSettled(tasks.map(({ _id }) => _id).join());
  const once = (act: () => void) => (): void => {
    if (isSettled()) act();
  };

  const choose = (task: ShownTask): void => {
    announce(texts.isOnTodaysList({ quoted: quoted(task.title) }));
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
      <ul className={`${kit.stack} ${styles.list}`} aria-label={texts.fromEarlierDays}>
        {/* Rendered only when open, because hundreds of tasks would slow down every render. */}
        {(isOpen ? tasks : []).map((task) => (
          <WaitingRow
            key={task._id}
            task={task}
            onToday={once(() => choose(task))}
            onMove={(to) => onMove(task, to)}
            onDone={once(() => onDone(task))}
            onLetGo={once(() => {
              announce(texts.isLetGo({ title: task.title, own: quoted }).join(''));
              actions.letGo([task._id]);
            })}
          />
        ))}
      </ul>
      {asks ? (
        <div className={kit.stack2}>
          <p>{texts.lettingAllGo}</p>
          <div className={`${kit.row2} ${styles.buttons}`}>
            <Button
              size="small"
              onClick={() => {
                setAsks(false);
                announce(known.hasMore ? texts.allLetGo : texts.tasksLetGo(all));
                if (known.hasMore) actions.letGoAll();
                else actions.letGo(tasks.map(({ _id }) => _id));
              }}
            >
              {known.hasMore ? texts.letAllGo : texts.letTasksGo(all)}
            </Button>
            <Button kind="secondary" size="small" onClick={() => setAsks(false)}>
              {texts.keepThem}
            </Button>
          </div>
        </div>
      ) : (
        <Button kind="quiet" size="small" onClick={() => setAsks(true)}>
          {texts.letThemAllGo}
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
  /** What is let go, and the name of the button that undoes it. */
  const lineOf = (ids: LettingGo['taskIds']) => {
    if (ids === null) return { text: texts.allAreLetGo, label: texts.undoLettingAllGo };
    const title = ids.length === 1 ? tasks.find(({ _id }) => _id === ids[0])?.title : undefined;
    const some = { count: ids.length };
    return title === undefined
      ? { text: texts.tasksAreLetGo(some), label: texts.undoLettingTasksGo(some) }
      : {
          text: sentence(texts.isLetGo({ title, own: (words) => <bdi>{words}</bdi> })),
          label: texts.undoLettingGo({ title }),
        };
  };

  return (
    <>
      {going.map(({ id, taskIds }) => (
        <UndoLine
          key={id}
          {...lineOf(taskIds)}
          onOver={() => void actions.endRemove(id)}
          onUndo={() => {
            announce(texts.letGoIsBack);
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
