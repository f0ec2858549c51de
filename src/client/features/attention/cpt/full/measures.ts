import {
  inMs,
  type MeasureText,
  shareText,
} from '#client/features/attention/result/measure-text.ts';
import { RUN_TEXTS } from '#client/features/attention/run/texts.ts';
import type { CptFullScore } from '#domain/attention/cpt/score.ts';

const inZ = (value: number | null): string | null =>
  value === null ? null : `${value.toFixed(2)} z`;

/** The measures of a Full run, starting with the easiest to understand. */
export const measureTexts = (score: CptFullScore): readonly MeasureText[] => {
  const { AX, AY, BX, BY } = score.pairs;
  const others = AY.of + BX.of + BY.of;
  return [
    {
      name: 'Targets without a press',
      value: shareText(score.omissions, AX.of),
      says: 'How many times an X after an A had no press (pairs, and percent of them).',
      saysNot:
        'It does not say why: looking away, a slow press and a wandering thought count the same.',
    },
    {
      name: 'Presses on other pairs',
      value: shareText(score.commissions, others),
      says: 'How many other pairs had a press on their second letter (pairs, and percent of them).',
      saysNot:
        'It does not say that you act without thinking: most pairs here are targets, so a press is expected.',
    },
    {
      name: 'Mean reaction time',
      value: inMs(score.reactionMeanMs),
      says: 'The mean time from a target to its press, in milliseconds.',
      saysNot: `${RUN_TEXTS.delay} Times from two devices cannot be compared.`,
    },
    {
      name: 'Telling targets apart (d′)',
      value: inZ(score.dPrime),
      says: 'How well targets were told from all other pairs, in steps of the normal curve (z); 0 is guessing, and 5.09 is the end of the scale.',
      saysNot: 'It changes by 0.2 to 0.4 from run to run, even if nothing has changed in you.',
    },
    {
      name: 'Keeping the A in mind (d′-context)',
      value: inZ(score.dPrimeContext),
      says: 'How well an X after an A was told from an X after another letter (z); 0 is guessing, and 4.67 is the end of the scale.',
      saysNot: 'It comes from few pairs and changes by 0.3 to 0.4 from run to run.',
    },
    {
      name: 'Readiness to press (c)',
      value: inZ(score.criterion),
      says: 'Above 0 means pressing only when sure, below 0 means pressing also when unsure (z).',
      saysNot: 'Neither is better: it describes a way of answering.',
    },
    {
      name: 'Spread of reaction times',
      value: inMs(score.reactionSdMs),
      says: 'How far single times lie from the mean (standard deviation), in milliseconds.',
      saysNot: 'More spread comes with tiredness, low mood or a noisy room as well.',
    },
    {
      name: 'Slow answers (τ)',
      value: inMs(score.tauMs),
      says: 'How long the tail of slow answers is, in milliseconds, from 60 answers on.',
      saysNot: 'It changes by up to 30 ms from run to run, and is not a sign of any one condition.',
    },
    {
      name: 'Presses on first letters',
      value: `${score.cuePresses}`,
      says: 'How many first letters of a pair had a press, when no press was needed yet.',
      saysNot: 'They are not counted in the presses on other pairs.',
    },
    {
      name: 'Extra presses',
      value: `${score.extraPresses}`,
      says: 'How many presses belong to no letter, or to a letter that already had an answer.',
      saysNot: 'They do not change the numbers above.',
    },
  ];
};
