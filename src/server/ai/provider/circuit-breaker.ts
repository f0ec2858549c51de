import type { ModelFailure } from './failure.ts';

/** The number of consecutive server failures after which the circuit opens. */
const FAILURES_MAX = 3;
const PAUSE_MS = 60_000;

export interface CircuitBreaker {
  /** Whether requests to the server are paused. */
  isOpen(): boolean;
  /** Records the outcome of a request; null means success. */
  note(failure: ModelFailure | null): void;
}

/** Whether the server itself failed, as opposed to a single unusable reply. */
const isOfServer = (failure: ModelFailure | null): boolean =>
  failure !== null && failure !== 'unfinished' && failure !== 'unfit';

/**
 * Stops requests for a minute (opens) after three consecutive server failures. Each further failure then stops them for
 * another minute, until a successful reply resets the count.
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
