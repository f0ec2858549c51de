import { afterLimit } from './after.ts';

/** The latest work for each lock name, within this page. */
const last = new Map<string, Promise<unknown>>();

const afterLast = <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const done = (last.get(name) ?? Promise.resolve()).then(work);
  last.set(
    name,
    done.catch(() => undefined),
  );
  return done;
};

/**
 * Runs `work` under a lock that all tabs share, so that only one tab at a time runs work under this name. If the
 * browser has no locks (plain http, except on localhost) or forbids them along with storage, the lock applies only
 * within this page.
 *
 * @param limitMs if given, `work` starts after this time even if another tab has not released the lock
 */
export const withLock = async <Result>(
  name: string,
  work: () => Promise<Result>,
  limitMs?: number,
): Promise<Result> => {
  let begun: Promise<Result> | null = null;
  const begin = (): Promise<Result> => {
    begun ??= work();
    return begun;
  };
  const inTurn = async (): Promise<Result> => {
    if (!('locks' in navigator)) return afterLast(name, begin);
    try {
      return await navigator.locks.request(name, begin);
    } catch (error) {
      if (begun !== null) throw error;
      return afterLast(name, begin);
    }
  };
  if (limitMs === undefined) return inTurn();
  let cancel: (() => void) | undefined;
  const late = new Promise<Result>((resolve, reject) => {
    cancel = afterLimit(limitMs, () => begin().then(resolve, reject));
  });
  try {
    return await Promise.race([inTurn(), late]);
  } finally {
    cancel?.();
  }
};

/**
 * Holds a lock that several tabs can hold together. Returns a function that releases it and resolves when it is
 * released. Needs a browser with locks.
 */
export const holdShared = (name: string): (() => Promise<void>) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = navigator.locks
    .request(name, { mode: 'shared' }, () => promise)
    .catch(() => undefined);
  return () => {
    resolve();
    return held;
  };
};

/**
 * Runs `work` while no other tab can hold the lock, unless a tab holds it now. Returns whether `work` has run; rejects
 * if it fails. Needs a browser with locks.
 */
export const withFreeLock = (name: string, work: () => Promise<void>): Promise<boolean> =>
  navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    await work();
    return true;
  });
