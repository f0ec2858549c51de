import { WEEKLY_ADHD } from '#domain/quiz/banks/weekly-adhd.ts';
import { WEEKLY_AUTISM } from '#domain/quiz/banks/weekly-autism.ts';
import { WEEKLY_OCD } from '#domain/quiz/banks/weekly-ocd.ts';
import type { QuizResponse, WeeklyItem } from '#domain/quiz/item.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { type Random, seededRandom, seedOf } from '#domain/shared/numbers/random.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { weekNumber } from './week.ts';

/** Everything that weekly check-ins can ask, by the person's primary condition. */
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

/** The entry at a place that may lie past the end, or before the start. */
const turn = <Item>(items: readonly Item[], place: number): readonly Item[] => {
  const start = ((place % items.length) + items.length) % items.length;
  return items.slice(start, start + 1);
};

/** What a weekly check-in is drawn for. */
export interface WeeklyDraw {
  readonly condition: Neurotype;
  readonly userId: string;
  /** The person's own date; every day of its week gives the same questions. */
  readonly date: LocalDate;
}

/**
 * The six questions of a person's week: the same for the same person, condition and week.
 *
 * Each domain has its questions in an order of the person's own and asks the next one each week, so
 * that all of them have come up after three weeks. The sixth question is a second one of a domain,
 * and the domains take turns for it. So each week asks about every domain, and five of the six
 * questions differ from those of the week before.
 */
export const weeklyItems = ({ condition, userId, date }: WeeklyDraw): readonly WeeklyItem[] => {
  const week = weekNumber(date);
  const own = seededRandom(seedOf(`weekly ${condition} ${userId}`));
  const domains = [...Map.groupBy(WEEKLY_BANKS[condition], (item) => item.domain).values()];
  const orders = shuffled(domains, own).map((items) => shuffled(items, own));
  const drawn = [
    ...orders.flatMap((items) => turn(items, week)),
    ...turn(orders, week).flatMap((items) => turn(items, week + 1)),
  ];
  return shuffled(drawn, seededRandom(seedOf(`${userId} ${week}`)));
};

/**
 * The questions that an answered check-in was about: those of the week of its date, or those of the
 * week before when it was begun then and all of its answers belong there.
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
