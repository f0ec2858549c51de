import { after } from '#client/platform/after.ts';
/** After this long without an answer, the person is told that an entry waits. */
export const PATIENCE_MS = 5_000;

interface Delay {
  /** Whether what waits is worth a word: an attempt failed, or it takes longer than patience. */
  isLong(): boolean;
  /** Tells how many entries wait now. */
  waiting(count: number): void;
  /** Tells that an attempt failed. */
  failed(): void;
}

/**
 * Tells entries that wait from those that are merely on their way: a slow server is nothing to
 * mention. Once long, it stays long until nothing waits any more.
 *
 * @param changed called when `isLong` has become true by waiting alone
 */
export const createDelay = (changed: () => void): Delay => {
  let long = false;
  let cancel: (() => void) | undefined;
  return {
    isLong: () => long,
    waiting: (count) => {
      if (count === 0) {
        cancel?.();
        cancel = undefined;
        long = false;
        return;
      }
      cancel ??= after(PATIENCE_MS, () => {
        long = true;
        changed();
      });
    },
    failed: () => {
      long = true;
    },
  };
};
