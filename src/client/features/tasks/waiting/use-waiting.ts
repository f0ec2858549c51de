import { readChange } from '#client/features/tasks/changes/task-changes.ts';
import { isWaiting, type ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { useTasks } from '#client/features/tasks/use-tasks.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import type { OutboxItem } from '#client/sync/outbox/outbox-item.ts';
import { OLDER_SHOWN, recentSince } from '#contract/shared/limits.ts';
import { texts } from '#texts/tasks.js';

/** The element id of the summary line of the waiting tasks on the Routine page, for links to it. */
export const WAITING_ID = 'earlier-days';

/** Tasks that are being let go, while this can still be undone. */
export interface LettingGo {
  /** The id of the outbox entry. */
  readonly id: string;
  /** Null for all waiting tasks. */
  readonly taskIds: readonly string[] | null;
}

export interface WaitingTasks {
  /** The waiting tasks to show. */
  readonly waiting: readonly ShownTask[];
  readonly going: readonly LettingGo[];
  /** Whether the server has more waiting tasks than these. */
  readonly hasMore: boolean;
}

const lettingGo = ({ id, ...entry }: OutboxItem): readonly LettingGo[] => {
  const change = readChange({ id, ...entry });
  if (change?.kind === 'task-let-go-all') return [{ id, taskIds: null }];
  return change?.kind === 'task-let-go' ? [{ id, taskIds: change.body.taskIds }] : [];
};

/**
 * The waiting tasks of earlier days, except those that are being let go.
 *
 * @param tasks open tasks of earlier days
 */
export const useWaiting = (tasks: readonly ShownTask[]): WaitingTasks => {
  const { query, today } = useTasks();
  const since = recentSince(today);
  const going = useOutbox().held.flatMap(lettingGo);
  const gone = new Set(going.flatMap(({ taskIds }) => taskIds ?? []));
  const waiting = going.some(({ taskIds }) => taskIds === null)
    ? []
    : tasks.filter(({ _id }) => !gone.has(_id));
  const hasMore = (query.data ?? []).filter((task) => isWaiting(task, since)).length > OLDER_SHOWN;
  return { waiting: hasMore ? waiting.slice(0, -1) : waiting, going, hasMore };
};

/** The number of waiting tasks as text, such as "4 tasks from earlier days". */
export const waitingText = ({ waiting, hasMore }: WaitingTasks): string =>
  (hasMore ? texts.moreTasksWaiting : texts.tasksWaiting)({ count: waiting.length });
