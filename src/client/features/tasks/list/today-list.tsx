import { type ReactNode, useId } from 'react';
import { announce } from '#client/features/tasks/announcer.tsx';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import type { MoveActions } from '#client/features/tasks/row/task-more.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/tasks.js';
import { DragHandle } from './drag-handle.tsx';
import { ORDER_TEXTS } from './order-texts.ts';
import { moved } from './sections.ts';
import styles from './today-list.module.css';
import { useKeyboardReorder } from './use-keyboard-reorder.ts';

const inOrder = (tasks: readonly ShownTask[], ids: readonly string[]): readonly ShownTask[] => {
  const place = (task: ShownTask): number => {
    const at = ids.indexOf(task._id);
    return at < 0 ? ids.length : at;
  };
  return [...tasks].sort((a, b) => place(a) - place(b));
};

interface TodayListProps {
  readonly tasks: readonly ShownTask[];
  readonly onOrder: (ids: readonly string[]) => void;
  readonly row: (task: ShownTask, move: MoveActions, handle: ReactNode) => ReactNode;
}

/** A list of tasks that can be reordered by dragging, by keyboard and by buttons. */
export const TodayList = ({ tasks, onOrder, row }: TodayListProps) => {
  const instructionsId = useId();
  const { lifted, onKeyDown, drop } = useKeyboardReorder(tasks, onOrder);
  const shown = inOrder(tasks, lifted?.ids ?? []);
  const ids = shown.map(({ _id }) => _id);

  const place = ({ title }: ShownTask, at: number) => ({ title, at, count: ids.length });

  const end = (task: ShownTask, from: number, to: number | null): void => {
    if (to === null) {
      announce(ORDER_TEXTS.cancelled(place(task, from)));
      return;
    }
    announce(ORDER_TEXTS.dropped(place(task, to)));
    const next = moved(ids, from, to);
    if (next !== ids) onOrder(next);
  };

  const moveOf = (task: ShownTask, at: number): MoveActions => ({
    isFirst: at === 0,
    isLast: at === ids.length - 1,
    by: (places) => {
      const next = moved(ids, at, at + places);
      if (next === ids) return;
      onOrder(next);
      announce(ORDER_TEXTS.moved(place(task, at + places)));
    },
  });

  return (
    <>
      <p id={instructionsId} hidden>
        {texts.howToMove}
      </p>
      <ol className={`${kit.stack2} ${styles.list}`}>
        {shown.map((task, at) => (
          <li
            key={task._id}
            className={lifted?.id === task._id ? `${styles.item} ${styles.up}` : styles.item}
          >
            {row(
              task,
              moveOf(task, at),
              <DragHandle
                title={task.title}
                lifted={lifted?.id === task._id}
                instructionsId={instructionsId}
                onStart={() => announce(ORDER_TEXTS.lifted(place(task, at)))}
                onOver={(to) => announce(ORDER_TEXTS.over(place(task, to)))}
                onEnd={(to) => end(task, at, to)}
                onKeyDown={(event) => onKeyDown(task, event)}
                onBlur={() => drop(task)}
              />,
            )}
          </li>
        ))}
      </ol>
    </>
  );
};
