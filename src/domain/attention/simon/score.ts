import type { RunRecording } from '#domain/attention/recording.ts';
import { type SpanScore, scoreSpan } from '#domain/attention/span/ladder.ts';
import { meanOf } from '#domain/attention/statistics/descriptive.ts';
import { SIMON_LADDER } from './colors.ts';
import { newSimonRun, type SimonEvent, type SimonRun, stepSimon } from './run.ts';

/** Goes up with every change that can give a recorded run another result. */
export const SIMON_VERSION = 1;

export interface SimonScore {
  readonly version: number;
  /** Null for a Quick run, whose sequences grow and are no sample of their lengths. */
  readonly span: SpanScore | null;
  readonly sequences: number;
  readonly totalCorrect: number;
  /** The longest sequence that was repeated right; null when none was. */
  readonly longest: number | null;
  /** Percent of all sequences, 0 to 100; null without any. */
  readonly accuracyPercent: number | null;
  /** The mean time for one color of the right repeats, in milliseconds; null without any. */
  readonly meanPerColorMs: number | null;
  /** Playbacks given up because the screen skipped a part. */
  readonly spoilt: number;
}

/** The result of a run at any point. */
const scoreRun = (run: SimonRun): SimonScore => {
  const right = run.answers.filter(({ correct }) => correct);
  return {
    version: SIMON_VERSION,
    span: run.mode === 'full' ? scoreSpan(SIMON_LADDER, run.answers) : null,
    sequences: run.answers.length,
    totalCorrect: right.length,
    longest: right.reduce<number | null>((most, { length }) => Math.max(most ?? 0, length), null),
    accuracyPercent: meanOf(run.answers.map(({ correct }) => (correct ? 100 : 0))),
    meanPerColorMs: meanOf(right.map(({ timeMs, length }) => timeMs / length)),
    spoilt: run.spoilt,
  };
};

/** The result of a recorded run, by playing its events again. */
export const scoreSimon = ({
  mode,
  seed,
  difficulty,
  events,
}: RunRecording<SimonEvent>): SimonScore =>
  scoreRun(events.reduce(stepSimon, newSimonRun(mode, seed, difficulty)));
