import type { LocalDate } from '#domain/shared/brands.ts';
import { daysBetween } from '#domain/shared/time/local-date.ts';

/** Width of the margin at each edge, which leaves room for the shapes of the marks, in percent. */
const EDGE = 3;

/** Maps the days of a chart to positions from the left, in percent of the width. */
export const dayPlaces = (from: LocalDate, to: LocalDate): ((date: LocalDate) => number) => {
  const days = daysBetween(from, to);
  return (date) => (days <= 0 ? 50 : EDGE + (daysBetween(from, date) / days) * (100 - 2 * EDGE));
};

/**
 * Maps the values of a chart to positions from the top, in lines of text.
 *
 * @param rows lines of text from the lowest value to the highest
 */
export const valuePlaces =
  ({ lowest, highest, rows }: { lowest: number; highest: number; rows: number }) =>
  (value: number): number =>
    1 + ((highest - value) / (highest - lowest)) * rows;
