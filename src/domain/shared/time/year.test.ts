import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDate } from './local-date.ts';
import { datesOfYear, yearOf } from './year.ts';

describe('the days of a year', () => {
  it.each([
    [2026, 365],
    [2024, 366],
    [2000, 366],
    [2100, 365],
    [1, 365],
  ])('%i has %i', (year, count) => {
    expect(datesOfYear(year)).toHaveLength(count);
  });

  it('go from 1 January to 31 December, one after the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), (year) => {
        const dates = datesOfYear(year);
        const first = localDate(`${String(year).padStart(4, '0')}-01-01`);
        expect(dates).toEqual(dates.map((_, index) => addDays(first, index)));
        expect(dates.at(-1)?.endsWith('-12-31')).toBe(true);
        expect(new Set(dates.map(yearOf))).toEqual(new Set([year]));
      }),
      { numRuns: 25 },
    );
  });
});
