import { WEEKLY_ADHD } from '#domain/quiz/banks/weekly-adhd.ts';
import { WEEKLY_AUTISM } from '#domain/quiz/banks/weekly-autism.ts';
import { WEEKLY_OCD } from '#domain/quiz/banks/weekly-ocd.ts';
import type { QuizResponse, WeeklyItem } from '#domain/quiz/item.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { NEUROTYPES, type Neurotype } from '#domain/shared/neurotype.ts';
import { type Random, seededRandom, seedOf } from '#domain/shared/numbers/random.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { weekNumber } from './week.ts';

/** All questions of weekly check-ins, by the person's primary condition. */
export const WEEKLY_BANKS: Readonly<Record<Neurotype, readonly WeeklyItem[]>> = {
  ADHD: WEEKLY_ADHD,
  Autism: WEEKLY_AUTISM,
  OCD: WEEKLY_OCD,
};

const shuffled = <Item>(items: readonly Item[], random: Random): Item[] =>
  items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);

/** The item at a place, modulo the number of items, as a list of one; empty for no items. */
const itemAtModulo = <Item>(items: readonly Item[], place: number): readonly Item[] => {
  const start = ((place % items.length) + items.length) % items.length;
  return items.slice(start, start + 1);
};

/** The person, condition and date that a weekly check-in is drawn for. */
export interface WeeklyDraw {
  readonly condition: Neurotype;
  readonly userId: string;
  /** The person's own date; every day of its week gives the same questions. */
  readonly date: LocalDate;
}

/**
 * The six questions of a person's week: the same for the same person, condition and week.
 *
 * Each domain asks its three questions one week after the other, in an order that depends on the person.
 * The sixth question is a second one of one domain, a different domain each week. So each week asks about
 * every domain, all 15 questions come up within three weeks, and five of six differ from the week before.
 */
export const weeklyItems = ({ condition, userId, date }: WeeklyDraw): readonly WeeklyItem[] => {
  const week = weekNumber(date);
  const own = seededRandom(seedOf(`weekly ${condition} ${userId}`));
  const domains = [...Map.groupBy(WEEKLY_BANKS[condition], (item) => item.domain).values()];
  const orders = shuffled(domains, own).map((items) => shuffled(items, own));
  const drawn = [
    ...orders.flatMap((items) => itemAtModulo(items, week)),
    ...itemAtModulo(orders, week).flatMap((items) => itemAtModulo(items, week + 1)),
  ];
  return shuffled(drawn, seededRandom(seedOf(`${userId} ${week}`)));
};

/**
 * The questions that a submitted check-in answers: those of the week of its date, or those of the week
 * before when all of its answers belong to that week, because it was started then.
 */
export const weeklyItemsAnswered = (
  draw: WeeklyDraw,
  responses: readonly QuizResponse[],
): readonly WeeklyItem[] => {
  const before = weeklyItems({ ...draw, date: addDays(draw.date, -7) });
  const ids = new Set(before.map((item) => item.id));
  const isOfWeekBefore =
    responses.length > 0 && responses.every(({ questionId }) => ids.has(questionId));
  const current = weeklyItems(draw);
  const currentIds = new Set(current.map((item) => item.id));
  const isOfThisWeek = responses.every(({ questionId }) => currentIds.has(questionId));
  return isOfWeekBefore && !isOfThisWeek ? before : current;
};

/** The condition that all of these answers are about; null when there is none, or no answer. */
export const conditionAnswered = (responses: readonly QuizResponse[]): Neurotype | null =>
  NEUROTYPES.find(
    (condition) =>
      responses.length > 0 &&
      responses.every(({ questionId }) =>
        WEEKLY_BANKS[condition].some(({ id }) => id === questionId),
      ),
  ) ?? null;
