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

/** A list of the one item at a place, modulo the number of items; empty when there are no items. */
const itemAtModulo = <Item>(items: readonly Item[], place: number): readonly Item[] => {
  const start = ((place % items.length) + items.length) % items.length;
  return items.slice(start, start + 1);
};

/** The person, condition and date that a weekly check-in is drawn for. */
export interface WeeklyDraw {
  readonly condition: Neurotype;
  readonly userId: string;
  /** The date on the person's calendar; every day of its week gives the same questions. */
  readonly date: LocalDate;
}

/**
 * The six questions of a person's week: the same for the same person, condition and week.
 *
 * Each domain asks one of its three questions per week, in an order that depends on the person. The sixth question is a
 * second question of one domain, a different domain each week. As a result, each week asks about every domain, all 15
 * questions come up within three weeks, and five of the six questions differ from the week before.
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
 * The questions that a submitted check-in answers. They are the questions of the week of its date, or those of the week
 * before if all answers belong to that week, because the check-in was started then.
 */
export const weeklyItemsAnswered = (
  draw: WeeklyDraw,
  responses: readonly QuizResponse[],
): readonly WeeklyItem[] => {
  const before = weeklyItems({ ...draw, date: addDays(draw.date, -7) });
  const ids = new Set<string>(before.map((item) => item.id));
  const isOfWeekBefore =
    responses.length > 0 && responses.every(({ questionId }) => ids.has(questionId));
  const current = weeklyItems(draw);
  const currentIds = new Set<string>(current.map((item) => item.id));
  const isOfThisWeek = responses.every(({ questionId }) => currentIds.has(questionId));
  return isOfWeekBefore && !isOfThisWeek ? before : current;
};

/** The condition that all of these answers are about; null when there is no such condition or no answer. */
export const conditionAnswered = (responses: readonly QuizResponse[]): Neurotype | null =>
  NEUROTYPES.find(
    (condition) =>
      responses.length > 0 &&
      responses.every(({ questionId }) =>
        WEEKLY_BANKS[condition].some(({ id }) => id === questionId),
      ),
  ) ?? null;
