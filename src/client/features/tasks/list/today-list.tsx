import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  type Modifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useId } from 'react';
import { announce } from '#client/features/tasks/announcer.tsx';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import type { MoveActions } from '#client/features/tasks/row/task-more.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { ORDER_TEXTS } from './order-texts.ts';
import { PressSensor } from './press-sensor.ts';
import { moved } from './sections.ts';
import { SortableItem } from './sortable-item.tsx';
import { useDroppedOrder } from './use-dropped-order.ts';
import { useKeyboardReorder } from './use-keyboard-reorder.ts';

const restrictToVertical: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/**
 * Turns off the library's announcements, because the page has its own live region and instructions.
 */
const NO_ANNOUNCEMENTS = {
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

const inOrder = (tasks: readonly ShownTask[], ids: readonly string[]): readonly ShownTask[] => {
  const place = (task: ShownTask): number => {
    const at = ids.indexOf(task._id);
    return at < 0 ? ids.length : at;
  };
  return [...tasks].sort((a, b) => place(a) - place(b));
};

interface TodayListProps {
  readonly tasks: readonly ShownTask[];
  /** The ids of tasks that cannot be moved now. */
  readonly fixed: Pick<ReadonlySet<string>, 'has'>;
  readonly onOrder: (ids: readonly string[]) => void;
  readonly row: (task: ShownTask, move: MoveActions, handle: ReactNode) => ReactNode;
}

/** A list of tasks that can be reordered by dragging, by keyboard and by buttons. */
export const TodayList = ({ tasks, fixed, onOrder, row }: TodayListProps) => {
  const instructionsId = useId();
  const sensors = useSensors(useSensor(PressSensor));
  const [dropped, setDropped] = useDroppedOrder(onOrder);
  const { lifted, onKeyDown, drop } = useKeyboardReorder(tasks, onOrder);
  const shown = inOrder(tasks, lifted?.ids ?? dropped ?? []);
  const ids = shown.map(({ _id }) => _id);

  const placeOf = (id: unknown, at = ids.indexOf(String(id))) => ({
    title: shown.find(({ _id }) => _id === id)?.title ?? '',
    at,
    count: ids.length,
  });

  const over = ({ over: target }: DragOverEvent): void => {
    if (target !== null) announce(ORDER_TEXTS.over(placeOf(target.id)));
  };

  const end = ({ active, over: target }: DragEndEvent): void => {
    const to = target === null ? -1 : ids.indexOf(String(target.id));
    const next = moved(ids, ids.indexOf(String(active.id)), to);
    announce(ORDER_TEXTS.dropped(placeOf(active.id, next.indexOf(String(active.id)))));
    if (next !== ids) setDropped(next);
  };

  const moveOf = (task: ShownTask, at: number): MoveActions => ({
    isFirst: at === 0,
    isLast: at === ids.length - 1,
    by: (places) => {
      const next = moved(ids, at, at + places);
      if (next === ids) return;
      onOrder(next);
      announce(ORDER_TEXTS.moved(placeOf(task._id, at + places)));
    },
  });

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVertical]}
      accessibility={NO_ANNOUNCEMENTS}
      onDragStart={({ active }) => announce(ORDER_TEXTS.lifted(placeOf(active.id)))}
      onDragOver={over}
      onDragEnd={end}
      onDragCancel={({ active }) => announce(ORDER_TEXTS.cancelled(placeOf(active.id)))}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <p id={instructionsId} hidden>
          {ORDER_TEXTS.instructions}
        </p>
        <ol className={kit.stack2}>
          {shown.map((task, at) => (
            <SortableItem
              key={task._id}
              task={task}
              fixed={fixed.has(task._id)}
              lifted={lifted?.id === task._id}
              instructionsId={instructionsId}
              onKeyDown={(event) => onKeyDown(task, event)}
              onBlur={() => drop(task)}
            >
              {(handle) => row(task, moveOf(task, at), handle)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
};
