import {
  inSeconds,
  type MeasureText,
  shareText,
} from '#client/features/attention/result/measure-text.ts';
import type { DigitSpanScore } from '#domain/attention/digit-span/score.ts';
import type { SpanScore } from '#domain/attention/span/series.ts';

const ORDERS = {
  forward: 'in the order in which they came',
  backward: 'backward',
} as const;

const spanMeasures = (
  order: keyof typeof ORDERS,
  { meanSpan, longest }: SpanScore,
): readonly MeasureText[] => [
  {
    name: `Mean span, ${order}`,
    value: meanSpan === null ? null : `${meanSpan.toFixed(1)} digits`,
    says: `The length at which you repeat half of the sequences ${ORDERS[order]}, in digits.`,
    saysNot:
      'Chance alone changes a run by about half a digit, so a change of less than one digit means little.',
  },
  {
    name: `Longest, ${order}`,
    value: longest === null ? null : `${longest} digits`,
    says: `The longest sequence that you repeated ${ORDERS[order]}, in digits.`,
    saysNot: 'Looking away for a moment also lowers this.',
  },
];

/** The measures of a run. */
export const digitMeasures = (
  score: DigitSpanScore,
  answers: readonly { readonly correct: boolean }[],
): readonly MeasureText[] => [
  ...(score.forward === null ? [] : spanMeasures('forward', score.forward)),
  ...(score.backward === null ? [] : spanMeasures('backward', score.backward)),
  {
    name: 'Right sequences',
    value: shareText(answers.filter(({ correct }) => correct).length, answers.length),
    says: 'How many sequences you typed exactly as asked (sequences, and percent of them).',
    saysNot:
      score.forward === null
        ? 'This is not a span: all sequences had the same length.'
        : 'Longer sequences are included.',
  },
  {
    name: 'Average time',
    value: inSeconds(score.meanMs, 1),
    says: 'The mean time from the last digit to Submit, of right answers, in seconds.',
    saysNot: 'The time for typing is included.',
  },
  ...(score.spoilt === 0
    ? []
    : [
        {
          name: 'Replaced sequences',
          value: `${score.spoilt}`,
          says: 'How many sequences were replaced because the screen skipped a digit.',
          saysNot: 'They do not count as right or wrong.',
        },
      ]),
];
