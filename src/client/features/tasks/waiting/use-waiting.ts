import { readChange } from '#client/features/tasks/changes/task-changes.ts';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';

/** The id of the line on the Routine page that opens what waits, for links to it. */
export const WAITING_ID = 'earlier-days';

/** Tasks that are let go, as long as that can be undone: the id is that of the entry. */
interface LettingGo {
  readonly id: string;
  readonly taskIds: readonly string[];
}

/**
 * What waits from earlier days, without what is being let go.
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

/** A number of tasks, such as "1 task" and "4 tasks". */
export const countText = (count: number): string => (count === 1 ? '1 task' : `${count} tasks`);

/** What waits, in words: "4 tasks from earlier days". */
export const waitingText = (count: number): string => `${countText(count)} from earlier days`;
