import type { Seen } from './probe.ts';

/** A press as the program recorded it: its trial and reaction time. */
export interface TakenPress {
  readonly trial: number;
  readonly reactionMs: number;
}

/** The data that a program recorded in a run. */
export interface RecordedRun {
  /** The planned letters in order. */
  readonly letters: readonly string[];
  readonly taken: readonly TakenPress[];
}

/** One 30-second run: the program's record and the probe's observations. */
export interface PlayedRun extends RecordedRun {
  readonly intervalMs: number;
  readonly seen: Seen;
}
