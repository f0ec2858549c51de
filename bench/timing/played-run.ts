import type { Seen } from './probe.ts';

/** A press as the program under test took it: to which trial, and with which reaction time. */
export interface TakenPress {
  readonly trial: number;
  readonly reactionMs: number;
}

/** One run of 30 seconds: what the program said, and what the probe saw. */
export interface PlayedRun {
  readonly intervalMs: number;
  /** The letters in the order in which they were to come. */
  readonly letters: readonly string[];
  readonly taken: readonly TakenPress[];
  /** When each letter came up as the program has it, on a clock of its own; empty when it does not say. */
  readonly ownOnsetsMs: readonly (number | null)[];
  /** The instants of the presses, on the page's clock. */
  readonly pressesMs: readonly number[];
  readonly seen: Seen;
}
