import { setTimeout as delay } from 'node:timers/promises';

/**
 * The outcome of some work, or null when the work takes longer than `ms` milliseconds. In that case the work continues,
 * but its outcome is ignored.
 */
export const withinDeadline = async <Result>(
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
