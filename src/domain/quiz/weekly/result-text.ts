import { frequencyOf } from '#domain/quiz/frequency.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { texts } from '#texts/quiz.js';
import { weekNumber } from './week.ts';

/** The result of one weekly check-in. */
export interface WeeklyEntry {
  readonly date: LocalDate;
  /** A whole number from 0 to 100. */
  readonly score: number;
  readonly condition: Neurotype;
}

/**
 * The largest difference at which two scores still count as the same. Even if the habits are the same, two scores from
 * six answers each differ by about this much by chance (docs/science/neurotype-blend.md).
 */
const SAME_WITHIN = 14;

/** The last check-in before the week of `date`; null when there is none. */
export const entryBefore = (entries: readonly WeeklyEntry[], date: LocalDate): WeeklyEntry | null =>
  entries
    .filter((entry) => weekNumber(entry.date) < weekNumber(date))
    .reduce<WeeklyEntry | null>(
      (latest, entry) => (latest === null || entry.date > latest.date ? entry : latest),
      null,
    );

const difference = (entry: WeeklyEntry, before: WeeklyEntry): string => {
  const when = weekNumber(entry.date) - weekNumber(before.date) === 1 ? 'lastWeek' : 'earlier';
  if (entry.condition !== before.condition)
    return texts.otherTopicBefore({ when, neurotype: before.condition });
  const change = entry.score - before.score;
  const points = Math.abs(change);
  if (points <= SAME_WITHIN) return `${texts.sameAs[when]} ${texts.questionsDiffer}`;
  const compared = change > 0 ? texts.higherThan : texts.lowerThan;
  return `${compared({ points, when })} ${texts.questionsDiffer}`;
};

/**
 * The text of a weekly check-in's result: how often the traits came up, in words and as a number; the difference from
 * the previous check-in, without judgement; and what the score does not say. Scores for different conditions are not
 * compared.
 *
 * @param before the last check-in of an earlier week (`entryBefore`), or null
 */
export const weeklyResultText = (entry: WeeklyEntry, before: WeeklyEntry | null): string => {
  const { condition, score } = entry;
  const found = texts.cameUp({ neurotype: condition, frequency: frequencyOf(score) });
  const compared = before === null ? texts.nothingToCompare : difference(entry, before);
  return `${found} ${texts.yourScore({ score })} ${compared}\n\n${texts.whatScoreSays}`;
};
