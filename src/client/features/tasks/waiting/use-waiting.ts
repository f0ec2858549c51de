import { readChange } from '#client/features/tasks/changes/task-changes.ts';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import { count } from '#domain/shared/text/count.ts';

/** The element id of the summary line of the waiting tasks on the Routine page, for links to it. */
export const WAITING_ID = 'earlier-days';

/** Tasks being let go, while that can still be undone; `id` is the id of the outbox entry. */
interface LettingGo {
  readonly id: string;
  readonly taskIds: readonly string[];
}

/**
 * The waiting tasks of earlier days, without those being let go.
 *
 * @param tasks open tasks of earlier days
 */
export const useWaiting = (
  tasks: readonly ShownTask[],
): { readonly waiting: readonly ShownTask[]; readonly going: readonly LettingGo[] } => {
  const going = useOutbox().held.flatMap((item) => {
    const change = readChange(item);
    return change?.kind === 'task-let-go' ? [{ id: item.id, taskIds: change.body.taskIds }] : [];
  });
  const gone = new Set(going.flatMap(({ taskIds }) => taskIds));
  return { waiting: tasks.filter(({ _id }) => !gone.has(_id)), going };
};

/** The number of waiting tasks as text: "4 tasks from earlier days". */
export const waitingText = (tasks: number): string => `${count(tasks, 'task')} from earlier days`;
