import type { QueryClient } from '@tanstack/react-query';
import { changeCached } from '#client/sync/cached.ts';
import { invalidateTopic } from '#client/sync/topics.ts';
import type { Task } from '#contract/tasks.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { ordered } from './changes/task-view.ts';

/** The cache key of a person's tasks: all of the last days, and open personal ones from before. */
export const tasksKey = (userId: string) => ['tasks', userId] as const;

type Change = (known: readonly Task[]) => readonly Task[];

const change = (client: QueryClient, userId: string, changed: Change): void => {
  changeCached(client, tasksKey(userId), changed, { refresh: false });
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

/** Adds tasks that the server created, except those that are already cached. */
export const mergeTasks = (client: QueryClient, userId: string, tasks: readonly Task[]): void =>
  change(client, userId, (known) => {
    const there = new Set(known.map(({ _id }) => _id));
    return [...known, ...tasks.filter(({ _id }) => !there.has(_id))];
  });
