import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { MoodLog } from '#contract/mood.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { addMood, moodKey } from './cache.ts';

const DAY = localDate('2026-03-10');
const aLog = (id: string): MoodLog => ({
  id,
  userId: 'ada',
  timestamp: '2026-03-10T09:00:00.000Z',
  localDate: DAY,
  zone: 'UTC',
  mood: 50,
  emoji: '😐',
  why: '',
  tags: [],
  ownTags: [],
  energy: null,
  body: [],
});
const RANGE = { from: localDate('2026-03-01'), to: localDate('2026-03-31') };

describe('addMood', () => {
  it('survives a reply to a request made before the log was sent', async () => {
    const client = new QueryClient();
    const queryKey = moodKey('ada', RANGE);
    const stored = [aLog('1')];
    const answers: (() => void)[] = [];
    // Replies with the server's state at the time of the request. The test decides when the reply arrives.
    const queryFn = () => {
      const asked = [...stored];
      return new Promise<readonly MoodLog[]>((resolve) => answers.push(() => resolve(asked)));
    };
    const observer = new QueryObserver<readonly MoodLog[]>(client, { queryKey, queryFn });
    const stop = observer.subscribe(() => undefined);
    answers[0]?.();
    await expect.poll(() => observer.getCurrentResult().data?.length).toBe(1);
    void observer.refetch();
    stored.push(aLog('2'));
    addMood(client, 'ada', aLog('2'));
    for (const answer of answers) answer();
    await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe('idle');
    expect(observer.getCurrentResult().data?.map(({ id }) => id)).toEqual(['1', '2']);
    stop();
    client.clear();
  });
});
