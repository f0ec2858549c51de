import { frequencyOf } from '#domain/quiz/frequency.ts';
import { nameInSentence } from '#domain/quiz/neurotype-scores.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
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

/** Shown with every comparison. */
const OTHER_QUESTIONS = 'Most questions differ from week to week.';

/** The last check-in before the week of `date`; null when there is none. */
export const entryBefore = (entries: readonly WeeklyEntry[], date: LocalDate): WeeklyEntry | null =>
  entries
    .filter((entry) => weekNumber(entry.date) < weekNumber(date))
    .reduce<WeeklyEntry | null>(
      (latest, entry) => (latest === null || entry.date > latest.date ? entry : latest),
      null,
    );

const difference = (entry: WeeklyEntry, before: WeeklyEntry): string => {
  const isLastWeek = weekNumber(entry.date) - weekNumber(before.date) === 1;
  const then = isLastWeek ? 'last week' : 'at your last check-in';
  if (entry.condition !== before.condition) {
    const name = nameInSentence(before.condition);
    const when = isLastWeek ? 'Last week’s' : 'Your last';
    return `${when} check-in was about ${name} traits, so the two scores are not compared.`;
  }
  const change = entry.score - before.score;
  if (Math.abs(change) <= SAME_WITHIN)
    return `That is about the same as ${then}. ${OTHER_QUESTIONS}`;
  const direction = change > 0 ? 'higher' : 'lower';
  return `That is ${Math.abs(change)} points ${direction} than ${then}. ${OTHER_QUESTIONS}`;
};

/**
 * The text of a weekly check-in's result: how often the traits came up, in words and as a number; the difference from
 * the previous check-in, without judgement; and what the score does not say. Scores for different conditions are not
 * compared.
 *
 * @param before the last check-in of an earlier week (`entryBefore`), or null
 */
export const weeklyResultText = (entry: WeeklyEntry, before: WeeklyEntry | null): string => {
  const name = nameInSentence(entry.condition);
  const found = `In the past week, ${name} traits came up ${frequencyOf(entry.score)}. Your score is ${entry.score} of 100.`;
  const compared =
    before === null
      ? 'There is no score from an earlier week to compare it with.'
      : difference(entry, before);
  return `${found} ${compared}\n\nThe score says how often these things came up. It does not say how well you did.`;
};
