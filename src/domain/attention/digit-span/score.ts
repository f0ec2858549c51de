import type { RunRecording } from '#domain/attention/recording.ts';
import { type SpanScore, scoreSpan } from '#domain/attention/span/series.ts';
import { meanOf } from '#domain/attention/statistics/descriptive.ts';
import { type Direction, SPAN_SERIES } from './blocks.ts';
import { type DigitSpanEvent, type DigitSpanRun, newDigitSpanRun, stepDigitSpan } from './run.ts';

/** Increase this version with every change that can alter the score of a recorded run. */
export const DIGIT_SPAN_VERSION = 1;

export interface DigitSpanScore {
  readonly version: number;
  /** `forward` and `backward` are null for a Quick run, which has no ascending series. */
  readonly forward: SpanScore | null;
  readonly backward: SpanScore | null;
  readonly sequences: number;
  /** The percentage of all sequences that were answered correctly, 0 to 100; null without answers. */
  readonly accuracyPercent: number | null;
  /** The mean time of right answers, from the last digit to Submit, in milliseconds; null without right answers. */
  readonly meanMs: number | null;
  /** The number of sequences replaced because the screen skipped a digit. */
  readonly spoilt: number;
}

const spanOf = (run: DigitSpanRun, direction: Direction): SpanScore | null => {
  if (run.mode !== 'full') return null;
  const answers = run.answers.filter((answer) => answer.direction === direction);
  return scoreSpan(SPAN_SERIES[direction], answers);
};

/** The score so far; it can be calculated at any point of a run. */
const scoreRun = (run: DigitSpanRun): DigitSpanScore => ({
  version: DIGIT_SPAN_VERSION,
  forward: spanOf(run, 'forward'),
  backward: spanOf(run, 'backward'),
  sequences: run.answers.length,
  accuracyPercent: meanOf(run.answers.map(({ correct }) => (correct ? 100 : 0))),
  meanMs: meanOf(run.answers.filter(({ correct }) => correct).map(({ timeMs }) => timeMs)),
  spoilt: run.spoilt,
});

/** The score of a recorded run, computed by replaying its events. */
export const scoreDigitSpan = ({
  mode,
  seed,
  difficulty,
  events,
}: RunRecording<DigitSpanEvent>): DigitSpanScore =>
  scoreRun(events.reduce(stepDigitSpan, newDigitSpanRun(mode, seed, difficulty)));
