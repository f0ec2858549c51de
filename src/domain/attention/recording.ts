/** The tests of attention and memory. */
export const INSTRUMENTS = ['cpt', 'stroop', 'digit-span', 'simon'] as const;
export type Instrument = (typeof INSTRUMENTS)[number];

/** `quick` follows the short classic form; `full` has enough trials to measure what the name promises. */
export const MODES = ['quick', 'full'] as const;
export type Mode = (typeof MODES)[number];

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** By what a person answered; times of different inputs are never put into one trend. */
export const INPUTS = ['key', 'mouse', 'touch', 'mixed', 'none'] as const;
export type Input = (typeof INPUTS)[number];

/** By what a single press was made. */
export type PressInput = Exclude<Input, 'mixed' | 'none'>;

/** How well the screen kept time during a run. */
export interface TimingCard {
  /** The usual time from frame to frame, in milliseconds; null for fewer than two frames. */
  readonly frameMs: number | null;
  readonly frames: number;
  /** Frames whose work began more than half a frame after their time. */
  readonly lateFrames: number;
  /** Frames that did not come at all, by the gaps between those that did. */
  readonly droppedFrames: number;
  /** The longest time from one frame to the next, in milliseconds; null for fewer than two frames. */
  readonly longestFrameMs: number | null;
  readonly input: Input;
  /** How the onset of a stimulus was found: by its frame, see docs/science/timing.md. */
  readonly onset: 'frame';
}

/** A run as it happened: enough to replay it and to score it again. */
export interface RunRecording<Event> {
  readonly instrument: Instrument;
  readonly mode: Mode;
  readonly difficulty: Difficulty;
  /** The version of the scoring that the run was made for. */
  readonly version: number;
  /** The seed that all its chance came from. */
  readonly seed: number;
  /** A UTC instant, ISO 8601. */
  readonly startedAt: string;
  /** Whether it was left before its end; such a run is kept and left out of summaries. */
  readonly interrupted: boolean;
  readonly events: readonly Event[];
  readonly timing: TimingCard;
}
