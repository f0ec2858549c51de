import { afterLimit } from './after.ts';

/** The last work of each name, in this page alone. */
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
 * Does `work` while no other tab does work of the same name. Waits for its turn; other tabs wait for
 * this one. Where the browser has no locks (plain http outside localhost) or forbids them together
 * with storage, the works of this page still take turns.
 *
 * @param limitMs when given, `work` begins after this long also where another tab does not let go
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
