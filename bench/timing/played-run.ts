import type { Seen } from './probe.ts';

/** A press as the program recorded it: its trial and reaction time. */
export interface TakenPress {
  readonly trial: number;
  readonly reactionMs: number;
}

/** One run of 30 seconds: what the program recorded, and what the probe observed. */
export interface PlayedRun {
  readonly intervalMs: number;
  /** The planned letters in order. */
  readonly letters: readonly string[];
  readonly taken: readonly TakenPress[];
  /** The onsets as the program recorded them, on its own clock; empty when it records none. */
  readonly ownOnsetsMs: readonly (number | null)[];
  /** The times of the presses, on the page's clock. */
  readonly pressesMs: readonly number[];
  readonly seen: Seen;
}
