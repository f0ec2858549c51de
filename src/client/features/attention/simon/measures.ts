import {
  inSeconds,
  type MeasureText,
  shareText,
} from '#client/features/attention/result/measure-text.ts';
import type { SimonScore } from '#domain/attention/simon/score.ts';
import { plural } from '#domain/shared/text/count.ts';

const colors = (value: number | null, decimals: number): string | null =>
  value === null ? null : `${value.toFixed(decimals)} ${plural(value, 'color')}`;

/** The measures of a run. */
export const simonMeasures = (score: SimonScore): readonly MeasureText[] => [
  ...(score.span === null
    ? []
    : [
        {
          name: 'Mean span',
          value: colors(score.span.meanSpan, 1),
          says: 'The length at which you repeat half of the sequences, in colors.',
          saysNot: 'Chance alone changes a run by about half a color.',
        },
      ]),
  {
    name: 'Longest sequence',
    value: colors(score.longest, 0),
    says: 'The longest sequence that you repeated, in colors.',
    saysNot:
      score.span === null
        ? 'Part of it is learning: each round begins like the one before.'
        : 'Pads can be remembered as words or as a tune, so this cannot be compared with tests that use blocks.',
  },
  {
    name: 'Right repeats',
    value: shareText(score.totalCorrect, score.sequences),
    says: 'How many sequences you repeated to their end (sequences, and percent of them).',
    saysNot: 'Sequences grow until one is too long, so nobody gets all of them right.',
  },
  {
    name: 'Time per color',
    value: inSeconds(score.meanPerColorMs, 2),
    says: 'The mean time for one color of the right repeats, in seconds.',
    saysNot: 'Runs with sound and runs without sound cannot be compared.',
  },
  ...(score.spoilt === 0
    ? []
    : [
        {
          name: 'Played again',
          value: `${score.spoilt}`,
          says: 'How many playbacks were stopped because the screen skipped a part.',
          saysNot: 'They do not count as right or wrong.',
        },
      ]),
];
