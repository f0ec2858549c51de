import {
  inMs,
  inSeconds,
  type MeasureText,
  shareText,
} from '#client/features/attention/result/measure-text.ts';
import type { StroopScore } from '#domain/attention/stroop/score.ts';
import { texts } from '#texts/attention.js';

/** The measures of a batch of ten answers. */
export const batchMeasures = (result: {
  readonly accuracy: number;
  readonly avgTime: number;
}): readonly MeasureText[] => [
  {
    ...texts.stroopFigures.batchAccuracy,
    value: texts.percent({ value: String(Math.round(result.accuracy)) }),
  },
  { ...texts.stroopFigures.batchTime, value: inSeconds(result.avgTime, 2) },
];

const interferenceText = ({ interferenceMs, interferenceSeMs }: StroopScore): string | null =>
  interferenceMs === null || interferenceSeMs === null
    ? null
    : texts.interferenceRange({
        difference: String(Math.round(interferenceMs)),
        margin: String(Math.round(1.96 * interferenceSeMs)),
      });

/** The measures of a Full run; null if too few answers were right for meaningful times. */
export const stroopMeasures = (score: StroopScore): readonly MeasureText[] | null => {
  if (score.interferenceMs === null) return null;
  const { congruent, incongruent } = score;
  return [
    { ...texts.stroopFigures.interference, value: interferenceText(score) },
    { ...texts.stroopFigures.sameColorTime, value: inMs(congruent.meanMs) },
    { ...texts.stroopFigures.otherColorTime, value: inMs(incongruent.meanMs) },
    {
      ...texts.stroopFigures.sameColorRight,
      value: shareText(congruent.correct, congruent.answered),
    },
    {
      ...texts.stroopFigures.otherColorRight,
      value: shareText(incongruent.correct, incongruent.answered),
    },
    { ...texts.stroopFigures.timesLeftOut, value: `${score.timesLeftOut}` },
  ];
};
