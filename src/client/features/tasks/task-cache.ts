import type { QueryClient } from '@tanstack/react-query';
import { changeCached } from '#client/sync/cached.ts';
import { invalidateTopic } from '#client/sync/topics.ts';
import type { Task } from '#contract/tasks.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { ordered } from './changes/task-view.ts';

/** Where a person's tasks are cached: those of the last days, and open ones of their own from before. */
export const tasksKey = (userId: string) => ['tasks', userId] as const;

type Change = (known: readonly Task[]) => readonly Task[];

const change = (client: QueryClient, userId: string, changed: Change): void => {
  changeCached(client, tasksKey(userId), changed, { refresh: false });
  invalidateTopic(client, userId, 'tasks');
};

/** Puts a task as the server answered it in the place of the one that is known, or at the end. */
export const putTask = (client: QueryClient, userId: string, task: Task): void =>
  change(client, userId, (known) =>
    known.some(({ _id }) => _id === task._id)
      ? known.map((other) => (other._id === task._id ? task : other))
      : [...known, task],
  );

/** Takes a task away that the server has deleted. */
export const dropTask = (client: QueryClient, userId: string, taskId: string): void =>
  change(client, userId, (known) => known.filter(({ _id }) => _id !== taskId));

/** Notes an order that the server has taken. */
export const orderTasks = (client: QueryClient, userId: string, taskIds: readonly string[]): void =>
  change(client, userId, (known) => ordered(known, taskIds));

/** Puts a day's smart tasks as the server answered them in the place of those that are known. */
export const replaceSmart = (
  client: QueryClient,
  userId: string,
  { today, offered }: { readonly today: LocalDate; readonly offered: readonly Task[] },
): void =>
  change(client, userId, (known) => [
    ...known.filter(({ type, date }) => type !== 'smart' || date !== today),
    ...offered,
  ]);

/** Adds tasks that the server made, but for those whose id is there already. */
export const mergeTasks = (client: QueryClient, userId: string, tasks: readonly Task[]): void =>
  change(client, userId, (known) => {
    const there = new Set(known.map(({ _id }) => _id));
    return [...known, ...tasks.filter(({ _id }) => !there.has(_id))];
  });
