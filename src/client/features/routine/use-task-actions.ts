import { deviceZone } from '#client/lib/device-zone.ts';
import { useToday } from '#client/lib/use-today.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import { SIZES } from '#domain/routine/vocabulary.ts';
import {
  addHandler,
  deleteHandler,
  lighterHandler,
  notTodayHandler,
  orderHandler,
  updateHandler,
} from './changes/handlers.tsx';
import { useRefused } from './changes/refused.ts';
import type { BodyOf } from './changes/task-changes.ts';
import type { ShownTask } from './changes/task-view.ts';

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

  return {
    /** @param id that of the same task when it was tried before and failed */
    add: (title: string, estimatedTime: number, id?: string) =>
      send(addHandler, { title, estimatedTime, date: localDate, zone: deviceZone() }, id),
    update,
    /** Deletes it as soon as that can no longer be undone. */
    remove: (task: Named) => hold(deleteHandler, about(task)),
    /** Deletes it now; the id is what `remove` gave. */
    endRemove: release,
    undoRemove: takeBack,
    order: (taskIds: readonly string[]) =>
      send(orderHandler, { taskIds: [...taskIds], date: localDate }),
    /** Asks for the next smaller size, on today's list. */
    lighter: (task: ShownTask) => {
      const size = SIZES[SIZES.indexOf(task.size) + 1] ?? task.size;
      return send(lighterHandler, { ...about(task), size, localDate, zone: deviceZone() });
    },
    notToday: (task: ShownTask) =>
      send(notTodayHandler, { ...about(task), localDate, zone: deviceZone() }),
  };
};

/** What `useTaskActions` gives. */
export type TaskActions = ReturnType<typeof useTaskActions>;
