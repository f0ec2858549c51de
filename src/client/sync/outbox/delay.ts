import { after } from '#client/platform/after.ts';
/** After this long without a reply, the page says that an entry is waiting. */
export const PATIENCE_MS = 5_000;

interface Delay {
  /** Whether the wait is worth mentioning: an attempt failed, or it exceeds `PATIENCE_MS`. */
  isLong(): boolean;
  /** Sets the number of waiting entries. */
  waiting(count: number): void;
  /** Records a failed attempt. */
  failed(): void;
}

/**
 * Distinguishes waiting entries from those merely in flight, because a slow server is not worth mentioning. Once
 * long, the wait stays long until nothing waits any more.
 *
 * @param changed called when `isLong` becomes true through waiting alone
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
