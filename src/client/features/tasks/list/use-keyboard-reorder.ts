import { type KeyboardEvent, useState } from 'react';
import { announce } from '#client/features/tasks/announcer.tsx';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { isEnter, isEscape } from '#client/platform/keys.ts';
import { ORDER_TEXTS } from './order-texts.ts';
import { moved } from './sections.ts';

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

interface Lifted {
  readonly id: string;
  /** The current order, which is not saved yet. */
  readonly ids: readonly string[];
}

/**
 * Reorders tasks with the keyboard on their drag handles: Space or Enter picks a task up and puts it down, the arrow
 * keys move it, Escape cancels, and leaving the handle puts the task down.
 */
export const useKeyboardReorder = (
  tasks: readonly ShownTask[],
  onOrder: (ids: readonly string[]) => void,
) => {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const ids = tasks.map(({ _id }) => _id);
  const place = (task: ShownTask, order: readonly string[]) => ({
    title: task.title,
    at: order.indexOf(task._id),
    count: order.length,
  });

  const drop = (task: ShownTask): void => {
    if (lifted?.id !== task._id) return;
    setLifted(null);
    announce(ORDER_TEXTS.dropped(place(task, lifted.ids)));
    if (lifted.ids.join() !== ids.join()) onOrder(lifted.ids);
  };

  const onKeyDown = (task: ShownTask, event: KeyboardEvent): void => {
    const isLifted = lifted?.id === task._id;
    const step = STEPS[event.key];
    const isSwitch = event.key === ' ' || isEnter(event);
    if (!isSwitch && !(isLifted && (step !== undefined || isEscape(event)))) return;
    event.preventDefault();
    if (isSwitch && isLifted) {
      drop(task);
    } else if (isSwitch) {
      setLifted({ id: task._id, ids });
      announce(ORDER_TEXTS.lifted(place(task, ids)));
    } else if (step === undefined) {
      setLifted(null);
      announce(ORDER_TEXTS.cancelled(place(task, ids)));
    } else if (lifted !== null) {
      const at = lifted.ids.indexOf(task._id);
      const next = moved(lifted.ids, at, at + step);
      setLifted({ id: task._id, ids: next });
      announce(ORDER_TEXTS.over(place(task, next)));
    }
  };

  return { lifted, onKeyDown, drop };
};
