import type { Seen } from './probe.ts';

/** A press as the program recorded it: its trial and reaction time. */
export interface TakenPress {
  readonly trial: number;
  readonly reactionMs: number;
}

/** What a program recorded of a run. */
export interface RecordedRun {
  /** The planned letters in order. */
  readonly letters: readonly string[];
  readonly taken: readonly TakenPress[];
}

/** One run of 30 seconds: what the program recorded, and what the probe observed. */
export interface PlayedRun extends RecordedRun {
  readonly intervalMs: number;
  readonly seen: Seen;
}
