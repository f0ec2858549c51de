import { after } from '#client/platform/after.ts';
/** After this long without a reply, the page says that an entry is waiting. */
export const PATIENCE_MS = 5_000;

interface Delay {
  /** Whether the page should mention the wait: an attempt failed, or the wait is longer than `PATIENCE_MS`. */
  isLong(): boolean;
  /** Sets the number of waiting entries. */
  waiting(count: number): void;
  /** Records a failed attempt. */
  failed(): void;
}

/**
 * Distinguishes waiting entries from entries that are merely in flight, because a slow server is not worth mentioning.
 * Once the wait is long, it stays so until no entry is waiting.
 *
 * @param changed called when `isLong` becomes true because time has passed
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
