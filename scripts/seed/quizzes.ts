import { v7 as uuidv7 } from 'uuid';
import { FIRST_BANK } from '#domain/quiz/banks/first-bank.ts';
import { OPTION_COUNT, type QuizItem } from '#domain/quiz/item.ts';
import { weeklyItems } from '#domain/quiz/weekly/items.ts';
import { weekNumber } from '#domain/quiz/weekly/week.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { normalFrom, type Random } from '#domain/shared/numbers/random.ts';
import type { QuizStore } from '#server/features/quiz/quiz-store.ts';
import type { DemoPerson } from './demo-people.ts';

/** The probability of a check-in in a week with app use. */
const CHECK_IN_CHANCE = 0.85;
/**
 * The difference between answers in the worst and the best mood, in answer options, because traits occur less often in
 * a good mood.
 */
const MOOD_OPTIONS = 1.2;

/** One day of the history. */
interface QuizDay {
  readonly localDate: LocalDate;
  readonly zone: string;
  /** The time in UTC. */
  readonly now: string;
  /** The day's mood, 0 to 100. */
  readonly mood: number;
}

interface Taker {
  readonly quizzes: QuizStore;
  readonly userId: UserId;
  readonly person: DemoPerson;
  readonly random: Random;
}

const answersTo = (
  items: readonly QuizItem[],
  { person, random }: Taker,
  mood: number,
): { readonly questionId: string; readonly selectedOptionIndex: number }[] =>
  items.map(({ id, neurotype }) => {
    const drift = MOOD_OPTIONS * (0.5 - mood / 100) + 0.8 * normalFrom(random);
    const option = Math.round(person.traits[neurotype] + drift);
    return {
      questionId: id,
      selectedOptionIndex: Math.min(OPTION_COUNT - 1, Math.max(0, option)),
    };
  });

/**
 * Simulates a person who takes the first quiz on their first day and then, in most weeks, a check-in on the first day
 * with app use. Call the returned function once a day, in order; it returns the primary condition.
 */
export const quizTaker = (taker: Taker): ((day: QuizDay) => Promise<Neurotype>) => {
  const { quizzes, userId, random } = taker;
  let condition: Neurotype | null = null;
  let lastWeek: number | null = null;
  return async ({ localDate, zone, now, mood }) => {
    if (condition === null) {
      const responses = answersTo(FIRST_BANK, taker, mood);
      const first = { id: uuidv7(), responses, localDate, zone };
      await quizzes.takeFirst(userId, first, now);
      condition = await quizzes.primaryCondition(userId);
      if (condition === null) throw new Error('The first quiz was not kept.');
    }
    const week = weekNumber(localDate);
    if (week === lastWeek) return condition;
    const isFirst = lastWeek === null;
    lastWeek = week;
    if (!isFirst && random() > CHECK_IN_CHANCE) return condition;
    const items = weeklyItems({ condition, userId, date: localDate });
    const responses = answersTo(items, taker, mood);
    const kept = { id: uuidv7(), responses, localDate, zone, condition, finishedAt: now };
    await quizzes.takeWeekly(userId, kept);
    return condition;
  };
};
