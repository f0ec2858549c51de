import { describe, expect, it } from 'vitest';
import type { Rating } from '#domain/goals/levels.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { pictureLayout } from './picture-layout.ts';

const rating = (date: string, level: Rating['level'], more: Partial<Rating> = {}): Rating => ({
  version: 1,
  rater: 'person',
  date: localDate(date),
  level,
  ...more,
});

const A = rating('2026-03-01', -2);
const B = rating('2026-03-06', -1);
const C = rating('2026-03-11', 1);

describe('the chart of ratings', () => {
  it('puts a single rating in the middle, and several by their days and levels', () => {
    expect(pictureLayout([B]).points.map(({ x }) => x)).toEqual([50]);
    const { points, lines, changes } = pictureLayout([A, B, C]);
    expect(points.map(({ x }) => x)).toEqual([4, 50, 96]);
    expect(points.map(({ y }) => y)).toEqual(points.map(({ y }) => y).toSorted((a, b) => b - a));
    expect(lines).toHaveLength(2);
    expect(changes).toEqual([]);
  });

  it('joins neither different raters nor different versions of the levels', () => {
    const theirs = rating('2026-03-06', 0, { rater: 'therapist' });
    expect(
      pictureLayout([A, theirs, C]).lines.map(({ from, to }) => [from.rating, to.rating]),
    ).toEqual([[A, C]]);
    const anew = { ...C, version: 2 };
    expect(pictureLayout([A, B, anew])).toMatchObject({
      lines: [{ from: { rating: A }, to: { rating: B } }],
      changes: [73],
    });
  });

  it('is empty without ratings', () => {
    expect(pictureLayout([]).points).toEqual([]);
  });
});
