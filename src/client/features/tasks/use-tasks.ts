import { useQuery } from '@tanstack/react-query';
import { useUserId } from '#client/lib/session/session.ts';
import { useToday } from '#client/lib/use-today.ts';
import { useDelayed, useOutbox } from '#client/sync/outbox/context.ts';
import type { OutboxItem } from '#client/sync/outbox/outbox-item.ts';
import type { Task } from '#contract/tasks.ts';
import { readChange } from './changes/task-changes.ts';
import { type ShownTask, withChanges } from './changes/task-view.ts';
import { backgroundTasks, recentTasks } from './task-queries.ts';

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.every((value, index) => value === other[index]);

type MergeInput = readonly [
  tasks: readonly Task[] | undefined,
  items: readonly OutboxItem[],
  fresh: readonly OutboxItem[],
  delayedIds: string,
  userId: string,
];

/** The last merge, because several parts of a page show the same tasks. */
let last: { readonly input: MergeInput; readonly tasks: readonly ShownTask[] } | null = null;

const merged = (...input: MergeInput): readonly ShownTask[] => {
  if (last !== null && isSame(last.input, input)) return last.tasks;
  const [tasks = [], items, fresh, delayedIds, userId] = input;
  const waiting = [...items, ...fresh].filter(({ refused }) => refused === null);
  const changes = waiting.flatMap((item) => readChange(item) ?? []);
  const delayed = new Set(delayedIds.split(' '));
  last = { input, tasks: withChanges(tasks, changes, { userId, delayed }) };
  return last.tasks;
};

/**
 * The signed-in person's tasks with all their changes, sent or unsent, and the person's current day.
 *
 * @param isBeside whether the tasks are for background use such as reminders, which may be some minutes behind
 */
export const useTasks = (isBeside = false) => {
  const userId = useUserId();
  const today = useToday();
  const query = useQuery(isBeside ? backgroundTasks(userId, today) : recentTasks(userId, today));
  const { items, fresh } = useOutbox();
  const delayedIds = useDelayed()
    .map(({ id }) => id)
    .join(' ');
  const tasks = merged(query.data, items, fresh, delayedIds, userId);
  return { query, tasks, today, userId };
};
