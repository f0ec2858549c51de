import {
  inSeconds,
  type MeasureText,
  shareText,
} from '#client/features/attention/result/measure-text.ts';
import type { SimonScore } from '#domain/attention/simon/score.ts';

const colors = (value: number | null, decimals: number): string | null =>
  value === null ? null : `${value.toFixed(decimals)} ${value === 1 ? 'color' : 'colors'}`;

/** The measures of a run. */
export const simonMeasures = (score: SimonScore): readonly MeasureText[] => [
  ...(score.span === null
    ? []
    : [
        {
          name: 'Mean span',
          value: colors(score.span.meanSpan, 1),
          says: 'The length of which you repeat half, in colors.',
          saysNot: 'One run is off by about half a color by chance.',
        },
      ]),
  {
    name: 'Longest sequence',
    value: colors(score.longest, 0),
    says: 'The longest sequence that you repeated, in colors.',
    saysNot:
      score.span === null
        ? 'It is in part learning: each round begins as the one before.'
        : 'Four pads can be put into words or a tune, so it does not compare with tests of blocks.',
  },
  {
    name: 'Right repeats',
    value: shareText(score.totalCorrect, score.sequences),
    says: 'How many sequences you repeated to their end (sequences, and percent of them).',
    saysNot: 'Sequences grow until one is too long, so some are always not right.',
  },
  {
    name: 'Time per color',
    value: inSeconds(score.meanPerColorMs, 2),
    says: 'The mean time for one color of the right repeats, in seconds.',
    saysNot: 'Runs with and without sound do not compare.',
  },
  ...(score.spoilt === 0
    ? []
    : [
        {
          name: 'Played again',
          value: `${score.spoilt}`,
          says: 'How many playbacks were given up because the screen skipped a part.',
          saysNot: 'They count neither way.',
        },
      ]),
];
