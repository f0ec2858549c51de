import {
  inMs,
  inSeconds,
  type MeasureText,
  shareText,
} from '#client/features/attention/result/measure-text.ts';
import { RUN_TEXTS } from '#client/features/attention/run/texts.ts';
import type { StroopScore } from '#domain/attention/stroop/score.ts';

/** The measures of a batch of ten answers. */
export const batchMeasures = (result: {
  readonly accuracy: number;
  readonly avgTime: number;
}): readonly MeasureText[] => [
  {
    name: 'Accuracy',
    value: `${Math.round(result.accuracy)}%`,
    says: 'The share of your last ten answers that were right, in percent.',
    saysNot: 'Ten words drawn by chance do not show how much a word gets in the way.',
  },
  {
    name: 'Average time',
    value: inSeconds(result.avgTime, 2),
    says: 'The mean time from a word to its answer, of right and wrong ones, in seconds.',
    saysNot: 'Answers by key and answers by touch cannot be compared.',
  },
];

const interferenceText = ({ interferenceMs, interferenceSeMs }: StroopScore): string | null =>
  interferenceMs === null || interferenceSeMs === null
    ? null
    : `${Math.round(interferenceMs)} ± ${Math.round(1.96 * interferenceSeMs)} ms`;

/** The measures of a Full run; null if too few answers were right for meaningful times. */
export const stroopMeasures = (score: StroopScore): readonly MeasureText[] | null => {
  if (score.interferenceMs === null) return null;
  const { congruent, incongruent } = score;
  return [
    {
      name: 'Interference',
      value: interferenceText(score),
      says: 'How much longer right answers took when word and ink differed, in milliseconds, and how far chance alone may move it.',
      saysNot: 'It is too unsteady between runs to rank people by it.',
    },
    {
      name: 'Time, same color',
      value: inMs(congruent.meanMs),
      says: 'The mean time of right answers to words in their own color, in milliseconds.',
      saysNot: RUN_TEXTS.delay,
    },
    {
      name: 'Time, other color',
      value: inMs(incongruent.meanMs),
      says: 'The mean time of right answers to words in another color, in milliseconds.',
      saysNot: 'It includes the same delay, and the time to find the button.',
    },
    {
      name: 'Right, same color',
      value: shareText(congruent.correct, congruent.answered),
      says: 'How many words in their own color had a right answer (words, and percent of them).',
      saysNot: 'It does not say how hard it was.',
    },
    {
      name: 'Right, other color',
      value: shareText(incongruent.correct, incongruent.answered),
      says: 'How many words in another color had a right answer (words, and percent of them).',
      saysNot: 'A wrong one may be the word read, or a slip of the finger.',
    },
    {
      name: 'Times left out',
      value: `${score.timesLeftOut}`,
      says: 'How many right answers are not in the times: faster than 0.2 or slower than 5 seconds, or after a pause.',
      saysNot: 'They do count as right.',
    },
  ];
};
