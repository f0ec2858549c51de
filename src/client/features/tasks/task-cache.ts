import type { QueryClient } from '@tanstack/react-query';
import { changeCached } from '#client/sync/cached.ts';
import { invalidateTopic } from '#client/sync/topics.ts';
import { OLDER_SHOWN } from '#contract/shared/limits.ts';
import type { Task } from '#contract/tasks.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { isOpen, isWaiting, ordered } from './changes/task-view.ts';
import { tasksKey } from './tasks-key.ts';

type Change = (known: readonly Task[]) => readonly Task[];

const change = (client: QueryClient, userId: string, changed: Change): void => {
  let isFull = false;
  const noted: Change = (known) => {
    isFull = known.filter(isOpen).length > OLDER_SHOWN;
    return changed(known);
  };
  changeCached(client, tasksKey(userId), noted, { refresh: false });
  // Another task of an earlier day may take the place of this one.
  if (isFull) void client.invalidateQueries({ queryKey: tasksKey(userId) });
  invalidateTopic(client, userId, 'tasks');
};

/** Replaces the cached task with the server's version, or appends it. */
export const putTask = (client: QueryClient, userId: string, task: Task): void =>
  change(client, userId, (known) =>
    known.some(({ _id }) => _id === task._id)
      ? known.map((other) => (other._id === task._id ? task : other))
      : [...known, task],
  );

/** Removes a task that the server has deleted. */
export const dropTask = (client: QueryClient, userId: string, taskId: string): void =>
  change(client, userId, (known) => known.filter(({ _id }) => _id !== taskId));

/** Removes all waiting tasks of earlier days, which the server has let go. */
export const dropWaiting = (client: QueryClient, userId: string, today: LocalDate): void =>
  change(client, userId, (known) => known.filter((task) => !isWaiting(task, today)));

/** Applies an order that the server has accepted. */
export const orderTasks = (client: QueryClient, userId: string, taskIds: readonly string[]): void =>
  change(client, userId, (known) => ordered(known, taskIds));

/** Replaces the cached smart tasks of a day with those that the server returned. */
export const replaceSmart = (
  client: QueryClient,
  userId: string,
  { today, offered }: { readonly today: LocalDate; readonly offered: readonly Task[] },
): void =>
  change(client, userId, (known) => [
    ...known.filter(({ type, date }) => type !== 'smart' || date !== today),
    ...offered,
  ]);

/** Adds tasks that the server created, except those that are cached already. */
export const mergeTasks = (client: QueryClient, userId: string, tasks: readonly Task[]): void =>
  change(client, userId, (known) => {
    const there = new Set(known.map(({ _id }) => _id));
    return [...known, ...tasks.filter(({ _id }) => !there.has(_id))];
  });
