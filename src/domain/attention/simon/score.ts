import type { RunRecording } from '#domain/attention/recording.ts';
import { type SpanScore, scoreSpan } from '#domain/attention/span/series.ts';
import { meanOf } from '#domain/attention/statistics/descriptive.ts';
import { SIMON_SERIES } from './colors.ts';
import { newSimonRun, type SimonEvent, type SimonRun, stepSimon } from './run.ts';

/** Increase this version with every change that can alter the score of a recorded run. */
export const SIMON_VERSION = 1;

export interface SimonScore {
  readonly version: number;
  /** Null for a Quick run, because each of its sequences extends the one before. */
  readonly span: SpanScore | null;
  readonly sequences: number;
  readonly totalCorrect: number;
  /** The length of the longest sequence that was repeated right; null when none was. */
  readonly longest: number | null;
  /** The percentage of all sequences that were repeated right, 0 to 100; null without sequences. */
  readonly accuracyPercent: number | null;
  /** The mean time per color in right repeats, in milliseconds; null without right repeats. */
  readonly meanPerColorMs: number | null;
  /** The number of playbacks discarded because the screen skipped a color or a gap. */
  readonly spoilt: number;
}

/** The score so far; it can be calculated at any point of a run. */
const scoreRun = (run: SimonRun): SimonScore => {
  const right = run.answers.filter(({ correct }) => correct);
  return {
    version: SIMON_VERSION,
    span: run.mode === 'full' ? scoreSpan(SIMON_SERIES, run.answers) : null,
    sequences: run.answers.length,
    totalCorrect: right.length,
    longest: right.reduce<number | null>((most, { length }) => Math.max(most ?? 0, length), null),
    accuracyPercent: meanOf(run.answers.map(({ correct }) => (correct ? 100 : 0))),
    meanPerColorMs: meanOf(right.map(({ timeMs, length }) => timeMs / length)),
    spoilt: run.spoilt,
  };
};

/** The score of a recorded run, computed by replaying its events. */
export const scoreSimon = ({
  mode,
  seed,
  difficulty,
  events,
}: RunRecording<SimonEvent>): SimonScore =>
  scoreRun(events.reduce(stepSimon, newSimonRun(mode, seed, difficulty)));
