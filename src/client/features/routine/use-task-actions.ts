import { deviceZone } from '#client/lib/device-zone.ts';
import { useSession } from '#client/lib/session/session.ts';
import { useToday } from '#client/lib/use-today.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import { SIZES } from '#domain/routine/vocabulary.ts';
import { addKind, lighterKind, notTodayKind, orderKind, updateKind } from './changes/kinds.tsx';
import { changeMaker } from './changes/make-change.ts';
import { forgetRefused } from './changes/refused.ts';
import type { BodyOf } from './changes/task-changes.ts';
import type { ShownTask } from './changes/task-view.ts';
import { removeTask } from './deletes/remove-task.ts';

type Named = Pick<ShownTask, '_id' | 'title'>;

const about = ({ _id, title }: Named) => ({ taskId: _id, of: title });

/** All that a person does with tasks. What they do is shown at once, and kept until it is sent. */
export const useTaskActions = () => {
  const { send } = useOutbox();
  const session = useSession();
  const userId = session.state === 'out' ? '' : session.userId;
  const localDate = useToday();
  const make = changeMaker(send, userId);

  const update = (task: Named, updates: BodyOf<'task-update'>['updates']) => {
    // What was typed and not accepted is replaced by what was typed now, and by nothing else.
    if (updates.title !== undefined || updates.estimatedTime !== undefined)
      forgetRefused(({ taskId, typed }) => taskId === task._id && typed !== null);
    return make(updateKind, { ...about(task), updates });
  };

  return {
    /** @param id that of the same task when it was tried before and failed */
    add: (title: string, estimatedTime: number, id?: string) =>
      make(addKind, { title, estimatedTime, date: localDate, zone: deviceZone() }, id),
    update,
    remove: (body: BodyOf<'task-delete'>) => removeTask(make, body),
    order: (taskIds: readonly string[]) =>
      make(orderKind, { taskIds: [...taskIds], date: localDate }),
    /** Asks for the next smaller size, on today's list. */
    lighter: (task: ShownTask) => {
      const size = SIZES[SIZES.indexOf(task.size) + 1] ?? task.size;
      return make(lighterKind, { ...about(task), size, localDate, zone: deviceZone() });
    },
    notToday: (task: ShownTask) =>
      make(notTodayKind, { ...about(task), localDate, zone: deviceZone() }),
  };
};

/** What `useTaskActions` gives. */
export type TaskActions = ReturnType<typeof useTaskActions>;
