import type { Level, Rating } from '#domain/goals/levels.ts';
import { daysBetween } from '#domain/shared/time/local-date.ts';

/** A rating in its place of the picture. */
export interface Point {
  readonly rating: Rating;
  /** From left to right, in percent of the width. */
  readonly x: number;
  /** From above, in lines of text. */
  readonly y: number;
}

interface Layout {
  readonly points: readonly Point[];
  /** Two neighbors in time of one rater, by the same levels. */
  readonly lines: readonly { readonly from: Point; readonly to: Point }[];
  /** Where other levels begin, in percent of the width. */
  readonly changes: readonly number[];
}

/** Lines of text from one level to the next. */
const ROW = 2.25;
/** Room for the shapes at the edges, in percent. */
const EDGE = 4;

/** The height of the picture in lines of text. */
export const PICTURE_HEIGHT = 5 * ROW;

/** Where a level is, from above, in lines of text. */
export const heightOf = (level: Level): number => (2 - level + 0.5) * ROW;

/**
 * Where ratings, lines and changes of the levels stand in the picture. What different raters say is never joined.
 *
 * @param ratings the earliest first
 */
export const pictureLayout = (ratings: readonly Rating[]): Layout => {
  const [first, last] = [ratings[0], ratings.at(-1)];
  if (first === undefined || last === undefined) return { points: [], lines: [], changes: [] };
  const days = daysBetween(first.date, last.date);
  const points = ratings.map((rating) => ({
    rating,
    x: days === 0 ? 50 : EDGE + (daysBetween(first.date, rating.date) / days) * (100 - 2 * EDGE),
    y: heightOf(rating.level),
  }));
  const series = [...Map.groupBy(points, ({ rating }) => rating.rater).values()];
  const pairs = series.flatMap((one) =>
    one.slice(1).map((to, at) => ({ from: one[at] ?? to, to })),
  );
  const changes = points.flatMap((point, at) => {
    const before = points[at - 1];
    return before === undefined || before.rating.version >= point.rating.version
      ? []
      : [(before.x + point.x) / 2];
  });
  const lines = pairs.filter(({ from, to }) => from.rating.version === to.rating.version);
  return { points, lines, changes };
};
