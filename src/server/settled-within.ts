import { setTimeout as delay } from 'node:timers/promises';

/** How some work ended; null where it took longer than so many milliseconds. It goes on then, and nothing more is heard of it. */
export const settledWithin = async <Result>(
  ms: number,
  work: Promise<Result>,
): Promise<PromiseSettledResult<Result> | null> => {
  const over = new AbortController();
  const late = delay(ms, null, { signal: over.signal }).catch(() => null);
  try {
    const [settled] = await Promise.race([Promise.allSettled([work]), late.then(() => [null])]);
    return settled ?? null;
  } finally {
    over.abort();
  }
};
