import {
  inSeconds,
  type MeasureText,
  shareText,
} from '#client/features/attention/result/measure-text.ts';
import { decimalText } from '#client/lib/language/number-text.ts';
import type { SimonScore } from '#domain/attention/simon/score.ts';
import { texts } from '#texts/attention.js';

/** The measures of a run. */
export const simonMeasures = (score: SimonScore): readonly MeasureText[] => [
  ...(score.span === null
    ? []
    : [
        {
          name: texts.meanSpan,
          value:
            score.span.meanSpan === null
              ? null
              : texts.meanColors({
                  value: score.span.meanSpan,
                  text: decimalText(score.span.meanSpan, 1),
                }),
          says: texts.meanSpanSays,
          saysNot: texts.meanSpanSaysNot,
        },
      ]),
  {
    name: texts.longestSequence,
    value: score.longest === null ? null : texts.longestColors({ value: score.longest }),
    says: texts.longestSequenceSays,
    saysNot: score.span === null ? texts.quickLongestSaysNot : texts.fullLongestSaysNot,
  },
  {
    name: texts.rightRepeats,
    value: shareText(score.totalCorrect, score.sequences),
    says: texts.rightRepeatsSays,
    saysNot: texts.rightRepeatsSaysNot,
  },
  {
    name: texts.timePerColor,
    value: inSeconds(score.meanPerColorMs, 2),
    says: texts.timePerColorSays,
    saysNot: texts.timePerColorSaysNot,
  },
  ...(score.spoilt === 0
    ? []
    : [
        {
          name: texts.playedAgain,
          value: `${score.spoilt}`,
          says: texts.playedAgainSays,
          saysNot: texts.notRightOrWrong,
        },
      ]),
];
