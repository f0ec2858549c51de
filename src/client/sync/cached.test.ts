import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { changeCached } from './cached.ts';

const KEY = ['words', 'ada'];
const OTHERS = ['words', 'bob'];

/**
 * A list on the server and an observer of it. The test decides when replies arrive. Each reply contains the list as it
 * was at the time of the request.
 */
const looking = () => {
  const client = new QueryClient();
  const stored = ['a'];
  const answers: (() => void)[] = [];
  const queryFn = () => {
    const asked = [...stored];
    return new Promise<readonly string[]>((resolve) => answers.push(() => resolve(asked)));
  };
  const observer = new QueryObserver(client, { queryKey: KEY, queryFn, retry: false });
  const stop = observer.subscribe(() => undefined);
  return {
    client,
    stored,
    answers,
    observer,
    known: () => client.getQueryData(KEY),
    answerAll: async () => {
      await expect
        .poll(() => {
          for (const answer of answers) answer();
          return observer.getCurrentResult().fetchStatus;
        })
        .toBe('idle');
      stop();
      client.clear();
    },
  };
};

const add = (client: QueryClient, refresh = true): void =>
  changeCached<readonly string[]>(client, KEY, (known) => [...known, 'b'], { refresh });

describe('changeCached', () => {
  it('keeps a change when the first fetch began before it', async () => {
    const { client, stored, answerAll, observer } = looking();
    stored.push('b');
    add(client);
    const seen: unknown[] = [];
    observer.subscribe(({ data }) => seen.push(data));
    await answerAll();
    expect(seen.at(-1)).toEqual(['a', 'b']);
    expect(seen).not.toContainEqual(['a']);
  });

  it('keeps a change when a later fetch began before it', async () => {
    const { client, stored, answers, known, answerAll, observer } = looking();
    answers[0]?.();
    await expect.poll(known).toEqual(['a']);
    void observer.refetch();
    stored.push('b');
    add(client, false);
    expect(known()).toEqual(['a', 'b']);
    const seen: unknown[] = [];
    observer.subscribe(({ data }) => seen.push(data));
    await answerAll();
    expect(seen).not.toContainEqual(['a']);
  });

  it('refetches unless told otherwise, and leaves other queries unchanged', async () => {
    const { client, answers, known, answerAll } = looking();
    client.setQueryData(OTHERS, ['c']);
    answers[0]?.();
    await expect.poll(known).toEqual(['a']);
    add(client, false);
    expect(answers).toHaveLength(1);
    add(client);
    expect(answers).toHaveLength(2);
    expect(client.getQueryData(OTHERS)).toEqual(['c']);
    await answerAll();
  });
});
