import { deviceZone } from '#client/lib/device-zone.ts';
import { useToday } from '#client/lib/use-today.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import { SIZES, type Size } from '#domain/shared/size.ts';
import {
  addHandler,
  deleteHandler,
  letGoAllHandler,
  letGoHandler,
  lighterHandler,
  notTodayHandler,
  orderHandler,
  swapHandler,
  todayHandler,
  updateHandler,
} from './changes/handlers.tsx';
import { useRefused } from './changes/refused.ts';
import type { BodyOf } from './changes/task-changes.ts';
import type { ShownTask } from './changes/task-view.ts';
import { wishesBody, wishesOf } from './generate/wishes.ts';
import type { When } from './when/when-draft.ts';

/** A task as the person enters it. By default, it is for today at any time. */
export interface NewTask extends Partial<When> {
  readonly title: string;
  /** The estimated time in whole minutes. */
  readonly estimatedTime: number;
}

type Named = Pick<ShownTask, '_id' | 'title'>;

const about = ({ _id, title }: Named) => ({ taskId: _id, of: title });

/** All actions of a person on tasks. Changes show immediately, and are stored until they are sent. */
export const useTaskActions = () => {
  const { send, hold, release, takeBack, discard } = useOutboxActions();
  const refused = useRefused();
  const localDate = useToday();

  const update = (task: Named, updates: BodyOf<'task-update'>['updates']) => {
    // Only a new title or a new time replaces the input that the server refused.
    if (updates.title !== undefined || updates.estimatedTime !== undefined)
      for (const { id, taskId, typed } of refused)
        if (taskId === task._id && typed !== null) void discard(id);
    return send(updateHandler, { ...about(task), updates });
  };

  const nextSize = ({ size }: ShownTask): Size => SIZES[SIZES.indexOf(size) + 1] ?? size;
  const smaller = (task: ShownTask, size = nextSize(task)) => ({
    ...about(task),
    size,
    localDate,
    zone: deviceZone(),
  });

  return {
    /** @param id the id of the failed attempt, if this call retries the same task */
    add: (task: NewTask, id?: string) =>
      send(addHandler, { date: localDate, ...task, zone: deviceZone() }, id),
    update,
    /** Deletes the task after the time to undo is over. */
    remove: (task: Named) => hold(deleteHandler, about(task)),
    /**
     * Sends changes that are held back until the time to undo is over: all of them, or the one with the given id, which
     * `remove` and similar functions return.
     */
    endRemove: release,
    undoRemove: takeBack,
    order: (taskIds: readonly string[]) =>
      send(orderHandler, { taskIds: [...taskIds], date: localDate }),
    /** Requests a smaller size of the task, by default the next one, for today's list. */
    lighter: (task: ShownTask, size?: Size) => send(lighterHandler, smaller(task, size)),
    /** Like `lighter`, but the request is sent only after the time to undo is over. */
    lighterSoon: (task: ShownTask) => hold(lighterHandler, smaller(task)),
    /** Moves a task of an earlier day to today. */
    doToday: (task: ShownTask) =>
      send(todayHandler, { ...about(task), size: task.size, localDate, zone: deviceZone() }),
    /** Requests another smart task as a replacement. @param id the id of the new task */
    swap: (task: ShownTask, id: string, wishes = wishesOf(localDate)) =>
      send(
        swapHandler,
        {
          ...about(task),
          localDate,
          zone: deviceZone(),
          ...wishesBody(wishes),
        },
        id,
      ),
    /** Lets tasks go after the time to undo is over. */
    letGo: (taskIds: readonly string[]) =>
      hold(letGoHandler, { taskIds: [...taskIds], localDate, zone: deviceZone() }),
    /** Lets all tasks of earlier days go after the time to undo is over, also those that this device does not show. */
    letGoAll: () => hold(letGoAllHandler, { localDate, zone: deviceZone() }),
    notToday: (task: ShownTask) =>
      send(notTodayHandler, { ...about(task), localDate, zone: deviceZone() }),
  };
};

/** The result of `useTaskActions`. */
export type TaskActions = ReturnType<typeof useTaskActions>;
