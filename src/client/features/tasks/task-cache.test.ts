import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Task } from '#contract/tasks.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { dropTask, mergeTasks, orderTasks, putTask } from './task-cache.ts';
import { tasksKey } from './tasks-key.ts';

const aTask = (id: string, title = id): Task => ({
  _id: id,
  userId: 'ada',
  title,
  completed: false,
  estimatedTime: 20,
  type: 'personal',
  date: localDate('2026-03-10'),
  order: 0,
  why: null,
  size: 'full',
  band: null,
  steps: [],
  notTodayOn: null,
  time: null,
  later: false,
  reminders: null,
});

const known = (client: QueryClient) =>
  client.getQueryData<readonly Task[]>(tasksKey('ada'))?.map(({ title }) => title);

const withTasks = (...tasks: Task[]): QueryClient => {
  const client = new QueryClient();
  client.setQueryData(tasksKey('ada'), tasks);
  return client;
};

describe('the cached tasks', () => {
  it('include the server’s replies, each task once', () => {
    const client = withTasks(aTask('a'), aTask('b'));
    putTask(client, 'ada', aTask('b', 'b, changed'));
    putTask(client, 'ada', aTask('c'));
    expect(known(client)).toEqual(['a', 'b, changed', 'c']);
    dropTask(client, 'ada', 'a');
    mergeTasks(client, 'ada', [aTask('c', 'c, offered again'), aTask('d')]);
    expect(known(client)).toEqual(['b, changed', 'c', 'd']);
    orderTasks(client, 'ada', ['d', 'c']);
    const places = client.getQueryData<readonly Task[]>(tasksKey('ada'));
    expect(places?.find(({ _id }) => _id === 'c')?.order).toBe(1);
    client.clear();
  });

  it('stay unknown until they are loaded, and do not touch another person’s', () => {
    const client = withTasks(aTask('a'));
    putTask(client, 'grace', aTask('x'));
    expect(client.getQueryData(tasksKey('grace'))).toBeUndefined();
    expect(known(client)).toEqual(['a']);
    client.clear();
  });

  it('keep a change when a reply that was requested before it arrives later', async () => {
    const client = new QueryClient();
    const stored = [aTask('a')];
    const answers: (() => void)[] = [];
    // Replies with the tasks stored at the time of the request. The test decides when the reply arrives.
    const queryFn = () => {
      const asked = [...stored];
      return new Promise<readonly Task[]>((resolve) => answers.push(() => resolve(asked)));
    };
    const observer = new QueryObserver(client, { queryKey: tasksKey('ada'), queryFn });
    const stop = observer.subscribe(() => undefined);
    answers[0]?.();
    await expect.poll(() => known(client)).toEqual(['a']);
    void observer.refetch();
    stored[0] = aTask('a', 'a, changed');
    putTask(client, 'ada', aTask('a', 'a, changed'));
    for (const answer of answers) answer();
    await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe('idle');
    expect(known(client)).toEqual(['a, changed']);
    stop();
    client.clear();
  });
});
