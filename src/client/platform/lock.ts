import { afterLimit } from './after.ts';

/** The latest work under each name, in this page only. */
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
 * Runs `work` while no other tab runs work under the same name; tabs take turns. Where the browser has no locks
 * (plain http outside localhost) or forbids them along with storage, only the work of this page takes turns.
 *
 * @param limitMs when given, `work` begins after this long even if another tab has not released the lock
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
