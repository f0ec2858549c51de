import {
  inSeconds,
  type MeasureText,
  shareText,
} from '#client/features/attention/result/measure-text.ts';
import { decimalText } from '#client/lib/language/number-text.ts';
import type { DigitSpanScore } from '#domain/attention/digit-span/score.ts';
import type { SpanScore } from '#domain/attention/span/series.ts';
import { texts } from '#texts/attention.js';

const spanMeasures = (
  order: 'forward' | 'backward',
  { meanSpan, longest }: SpanScore,
): readonly MeasureText[] => {
  const { meanName, meanSays, longestName, longestSays } = texts.digitSpans[order];
  return [
    {
      name: meanName,
      value:
        meanSpan === null
          ? null
          : texts.meanDigits({ value: meanSpan, text: decimalText(meanSpan, 1) }),
      says: meanSays,
      saysNot: texts.digitMeanSaysNot,
    },
    {
      name: longestName,
      value: longest === null ? null : texts.longestDigits({ value: longest }),
      says: longestSays,
      saysNot: texts.digitLongestSaysNot,
    },
  ];
};

/** The measures of a run. */
export const digitMeasures = (
  score: DigitSpanScore,
  answers: readonly { readonly correct: boolean }[],
): readonly MeasureText[] => [
  ...(score.forward === null ? [] : spanMeasures('forward', score.forward)),
  ...(score.backward === null ? [] : spanMeasures('backward', score.backward)),
  {
    name: texts.rightSequences,
    value: shareText(answers.filter(({ correct }) => correct).length, answers.length),
    says: texts.rightSequencesSays,
    saysNot: score.forward === null ? texts.sameLengthSaysNot : texts.longerSaysNot,
  },
  {
    name: texts.averageTime,
    value: inSeconds(score.meanMs, 1),
    says: texts.digitTimeSays,
    saysNot: texts.digitTimeSaysNot,
  },
  ...(score.spoilt === 0
    ? []
    : [
        {
          name: texts.replacedSequences,
          value: `${score.spoilt}`,
          says: texts.replacedSays,
          saysNot: texts.notRightOrWrong,
        },
      ]),
];
