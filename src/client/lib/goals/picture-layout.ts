import type { Level, Rating } from '#domain/goals/levels.ts';
import { daysBetween } from '#domain/shared/time/local-date.ts';

/** A rating and its position in the chart. */
export interface Point {
  readonly rating: Rating;
  /** The distance from the left, in percent of the width. */
  readonly x: number;
  /** The distance from the top, in lines of text. */
  readonly y: number;
}

interface Layout {
  readonly points: readonly Point[];
  /** Lines between consecutive ratings by one rater on the same version of the levels. */
  readonly lines: readonly { readonly from: Point; readonly to: Point }[];
  /** The positions where a new version of the levels begins, in percent of the width. */
  readonly changes: readonly number[];
}

/** The distance between two levels, in lines of text. */
const ROW = 2.25;
/** Width of the margin at each edge, which leaves room for the shapes of the marks, in percent. */
const EDGE = 4;

/** The height of the chart in lines of text. */
export const PICTURE_HEIGHT = 5 * ROW;

/** The position of a level from the top, in lines of text. */
export const heightOf = (level: Level): number => (2 - level + 0.5) * ROW;

/**
 * The positions of ratings, lines and level changes in the chart. Ratings by different raters are never joined.
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
