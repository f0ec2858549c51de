import {
  inMs,
  type MeasureText,
  shareText,
} from '#client/features/attention/result/measure-text.ts';
import { decimalText } from '#client/lib/language/number-text.ts';
import type { CptFullScore } from '#domain/attention/cpt/score.ts';
import { texts } from '#texts/attention.js';

const inZ = (value: number | null): string | null =>
  value === null ? null : `${decimalText(value, 2)} z`;

/** The measures of a Full run, starting with the easiest to understand. */
export const measureTexts = (score: CptFullScore): readonly MeasureText[] => {
  const { AX, AY, BX, BY } = score.pairs;
  const figures = texts.cptFigures;
  const others = AY.of + BX.of + BY.of;
  return [
    { ...figures.omissions, value: shareText(score.omissions, AX.of) },
    { ...figures.commissions, value: shareText(score.commissions, others) },
    { ...figures.reactionMean, value: inMs(score.reactionMeanMs) },
    { ...figures.dPrime, value: inZ(score.dPrime) },
    { ...figures.dPrimeContext, value: inZ(score.dPrimeContext) },
    { ...figures.criterion, value: inZ(score.criterion) },
    { ...figures.reactionSpread, value: inMs(score.reactionSdMs) },
    { ...figures.slowAnswers, value: inMs(score.tauMs) },
    { ...figures.cuePresses, value: `${score.cuePresses}` },
    { ...figures.extraPresses, value: `${score.extraPresses}` },
  ];
};
