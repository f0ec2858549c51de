/** The attention tests. */
export const INSTRUMENTS = ['cpt', 'stroop', 'digit-span', 'simon'] as const;
export type Instrument = (typeof INSTRUMENTS)[number];

/** `quick` is the short form with the constants of the specification; `full` has enough trials for a measurement. */
export const MODES = ['quick', 'full'] as const;
export type Mode = (typeof MODES)[number];

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The input device of a run; times of different devices are not comparable. */
export const INPUTS = ['key', 'mouse', 'touch', 'mixed', 'none'] as const;
export type Input = (typeof INPUTS)[number];

/** The input device of a single press. */
export type PressInput = Exclude<Input, 'mixed' | 'none'>;

/** How well the screen kept time during a run. */
export interface TimingCard {
  /** The median time between two frames, in milliseconds; null for fewer than two frames. */
  readonly frameMs: number | null;
  readonly frames: number;
  /** Frames whose callback ran more than half a frame after their time stamp. */
  readonly lateFrames: number;
  /** Frames that were never drawn, counted from the gaps between drawn frames. */
  readonly droppedFrames: number;
  /** The longest time from one frame to the next, in milliseconds; null for fewer than two frames. */
  readonly longestFrameMs: number | null;
  readonly input: Input;
  /** How onsets are determined: from animation frames, see docs/science/timing.md. */
  readonly onset: 'frame';
}

/** Everything needed to replay a run and to score it again. */
export interface RunRecording<Event> {
  readonly instrument: Instrument;
  readonly mode: Mode;
  readonly difficulty: Difficulty;
  /** The version of the scoring that was current when the run was recorded. */
  readonly version: number;
  /** The seed of all random choices in the run. */
  readonly seed: number;
  /** A UTC instant, ISO 8601. */
  readonly startedAt: string;
  /** Whether the run was stopped before its end; such a run is stored but not counted in summaries. */
  readonly interrupted: boolean;
  readonly events: readonly Event[];
  readonly timing: TimingCard;
}
