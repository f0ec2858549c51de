import type { ModelFailure } from './failure.ts';

/** After so many failures of the server in a row it is left alone for a while. */
const FAILURES_MAX = 3;
const PAUSE_MS = 60_000;

export interface CircuitBreaker {
  /** Whether the server is left alone right now. */
  isOpen(): boolean;
  /** Notes how a question went; null when it was answered. */
  note(failure: ModelFailure | null): void;
}

/** Whether the server itself is in trouble, and not just this one answer, which words can spoil. */
const isOfServer = (failure: ModelFailure | null): boolean =>
  failure !== null && failure !== 'unfinished' && failure !== 'unfit';

/**
 * Opens for a minute after three failures of a server in a row; from then on one more failure is
 * another minute.
 *
 * @param now milliseconds of any steady clock
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
