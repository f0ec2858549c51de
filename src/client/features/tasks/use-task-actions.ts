import { deviceZone } from '#client/lib/device-zone.ts';
import { useToday } from '#client/lib/use-today.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import { SIZES } from '#domain/shared/size.ts';
import {
  addHandler,
  deleteHandler,
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

/** A task as the person describes it: for today at any time, unless they say when. */
export interface NewTask extends Partial<When> {
  readonly title: string;
  /** Whole minutes. */
  readonly estimatedTime: number;
}

type Named = Pick<ShownTask, '_id' | 'title'>;

const about = ({ _id, title }: Named) => ({ taskId: _id, of: title });

/** All that a person does with tasks. What they do is shown at once, and kept until it is sent. */
export const useTaskActions = () => {
  const { send, hold, release, takeBack, discard } = useOutboxActions();
  const refused = useRefused();
  const localDate = useToday();

  const update = (task: Named, updates: BodyOf<'task-update'>['updates']) => {
    // What was typed and not accepted is replaced by what was typed now, and by nothing else.
    if (updates.title !== undefined || updates.estimatedTime !== undefined)
      for (const { id, taskId, typed } of refused)
        if (taskId === task._id && typed !== null) void discard(id);
    return send(updateHandler, { ...about(task), updates });
  };

  const smaller = (task: ShownTask) => {
    const size = SIZES[SIZES.indexOf(task.size) + 1] ?? task.size;
    return { ...about(task), size, localDate, zone: deviceZone() };
  };

  return {
    /** @param id that of the same task when it was tried before and failed */
    add: (task: NewTask, id?: string) =>
      send(addHandler, { date: localDate, ...task, zone: deviceZone() }, id),
    update,
    /** Deletes it as soon as that can no longer be undone. */
    remove: (task: Named) => hold(deleteHandler, about(task)),
    /** Does now what was held back, such as by `remove`; the id is what that gave. */
    endRemove: release,
    undoRemove: takeBack,
    order: (taskIds: readonly string[]) =>
      send(orderHandler, { taskIds: [...taskIds], date: localDate }),
    /** Asks for the next smaller size, on today's list. */
    lighter: (task: ShownTask) => send(lighterHandler, smaller(task)),
    /** Asks for it as soon as that can no longer be undone, as `remove` does. */
    lighterSoon: (task: ShownTask) => hold(lighterHandler, smaller(task)),
    /** Brings a task of an earlier day to today. */
    doToday: (task: ShownTask) =>
      send(todayHandler, { ...about(task), size: task.size, localDate, zone: deviceZone() }),
    /** Asks for another smart task in the place of one. @param id that of the new one */
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
    /** Lets go of tasks as soon as that can no longer be undone, as `remove` does. */
    letGo: (taskIds: readonly string[]) =>
      hold(letGoHandler, { taskIds: [...taskIds], localDate, zone: deviceZone() }),
    notToday: (task: ShownTask) =>
      send(notTodayHandler, { ...about(task), localDate, zone: deviceZone() }),
  };
};

/** What `useTaskActions` gives. */
export type TaskActions = ReturnType<typeof useTaskActions>;
