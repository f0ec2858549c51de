import { whenIdle } from '#client/platform/after.ts';

/** How long a task waits at most for the page to be idle. */
const MAX_WAIT_MS = 1_000;

interface IdleQueue {
  /** Runs a task when the page is idle. */
  readonly add: (task: () => void) => void;
  /** Runs all waiting tasks now, in order. */
  readonly flush: () => void;
}

/** Defers small tasks, such as saving an answer during a run, until the page is idle, so that they delay no frame. */
export const createIdleQueue = (): IdleQueue => {
  const waiting: (() => void)[] = [];
  const runNext = (): void => waiting.shift()?.();
  return {
    add: (task) => {
      waiting.push(task);
      whenIdle(MAX_WAIT_MS, runNext);
    },
    flush: () => {
      for (const task of waiting.splice(0)) task();
    },
  };
};
