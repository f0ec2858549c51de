import type { DayContrast, KindOfDay } from './day-contrasts.ts';

/** The words for a share of tasks; each entry applies to whole percentages up to its `upTo`. */
const SHARES: readonly (readonly [upTo: number, words: string])[] = [
  [4, 'almost none'],
  [17, 'a small part'],
  [29, 'about a quarter'],
  [41, 'about a third'],
  [58, 'about half'],
  [70, 'about two thirds'],
  [84, 'about three quarters'],
  [95, 'most'],
  [100, 'almost all'],
];

/** The words for a share, given as a whole percentage, such as "about half". */
export const shareWords = (percent: number): string =>
  SHARES.find(([upTo]) => percent <= upTo)?.[1] ?? 'almost all';

const ON_DAYS: Readonly<Partial<Record<KindOfDay, string>>> = {
  'low mood': 'On days that ended with a low mood',
  weekend: 'On Saturdays and Sundays',
};

/**
 * A contrast (a comparison between two groups of days) as a sentence, with the number of days in each group. The
 * sentence does not name a cause.
 */
export const contrastSentence = ({ kind, with: some, without }: DayContrast): string => {
  const onDays = ON_DAYS[kind] ?? `On days with the tag “${kind}”`;
  const [share, otherShare] = [shareWords(some.percent), shareWords(without.percent)];
  const done = `you did ${share} of your tasks (${some.days} days)`;
  return share === otherShare
    ? `${onDays} ${done}: ${some.percent}%, and ${without.percent}% on other days (${without.days} days).`
    : `${onDays} ${done}, on other days ${otherShare} (${without.days} days).`;
};
