import type { ModelFailure } from './failure.ts';

/** Consecutive server failures that open the circuit. */
const FAILURES_MAX = 3;
const PAUSE_MS = 60_000;

export interface CircuitBreaker {
  /** Whether requests are paused. */
  isOpen(): boolean;
  /** Records the outcome of a request; null means success. */
  note(failure: ModelFailure | null): void;
}

/** Whether the server itself failed, rather than this one answer being unusable. */
const isOfServer = (failure: ModelFailure | null): boolean =>
  failure !== null && failure !== 'unfinished' && failure !== 'unfit';

/**
 * Opens for a minute after three consecutive server failures. After that, each further failure opens it for
 * another minute, until an answer resets the count.
 *
 * @param now milliseconds of any monotonic clock
 */
export const circuitBreaker = (now: () => number): CircuitBreaker => {
  let failuresInRow = 0;
  let pausedUntilMs = Number.NEGATIVE_INFINITY;
  return {
    isOpen: () => now() < pausedUntilMs,
    note: (failure) => {
      failuresInRow = isOfServer(failure) ? failuresInRow + 1 : 0;
      if (failuresInRow >= FAILURES_MAX) pausedUntilMs = now() + PAUSE_MS;
    },
  };
};
