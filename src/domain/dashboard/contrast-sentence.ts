import { texts } from '#texts/dashboard.js';
import type { DayContrast } from './day-contrasts.ts';

/** The shares that are told apart in words; each applies to whole percentages up to its `upTo`. */
const SHARES: readonly (readonly [upTo: number, share: keyof typeof texts.shares])[] = [
  [4, 'almostNone'],
  [17, 'smallPart'],
  [29, 'quarter'],
  [41, 'third'],
  [58, 'half'],
  [70, 'twoThirds'],
  [84, 'threeQuarters'],
  [95, 'most'],
  [100, 'almostAll'],
];

/** The words for a share, given as a whole percentage, such as "about half". */
export const shareWords = (percent: number): string =>
  texts.shares[SHARES.find(([upTo]) => percent <= upTo)?.[1] ?? 'almostAll'];

/** Whether the sentence of a contrast has percentages, because both shares have the same words. */
export const isInPercent = ({ with: some, without }: DayContrast): boolean =>
  shareWords(some.percent) === shareWords(without.percent);

/**
 * A contrast (a comparison between two groups of days) as a sentence, with the number of days in each group. The
 * sentence does not name a cause.
 */
export const contrastSentence = (contrast: DayContrast): string => {
  const { kind, with: some, without } = contrast;
  const values = {
    kind: kind === 'low mood' ? 'lowMood' : kind,
    tag: kind,
    share: shareWords(some.percent),
    days: some.days,
    otherDays: without.days,
  };
  return isInPercent(contrast)
    ? texts.contrastInPercent({
        ...values,
        percent: some.percent,
        otherPercent: without.percent,
      })
    : texts.contrast({ ...values, otherShare: shareWords(without.percent) });
};
