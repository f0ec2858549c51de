import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoWeekday, localDate } from '#domain/shared/time/local-date.ts';
import { daysOf, halvesOf, monthNames, weeksOf } from './days.ts';

const year = fc.integer({ min: 1900, max: 2100 });

describe('the weeks of a year', () => {
  it('contain every day once, in order, and start on Sunday except for the first', () => {
    fc.assert(
      fc.property(year, (of) => {
        const days = daysOf({ year: of, percents: [] });
        const weeks = weeksOf(days);
        expect(weeks.flat()).toEqual(days);
        expect(halvesOf(days).flat()).toEqual(days);
        for (const [at, week] of weeks.entries()) {
          expect(week.length).toBeLessThanOrEqual(7);
          if (at > 0) expect(isoWeekday(week[0]?.date ?? localDate('2026-01-01'))).toBe(7);
          if (at > 0 && at < weeks.length - 1) expect(week).toHaveLength(7);
        }
      }),
    );
  });

  it('number 54 in a leap year that starts on a Saturday', () => {
    expect(weeksOf(daysOf({ year: 2028, percents: [] }))).toHaveLength(54);
    expect(weeksOf(daysOf({ year: 2026, percents: [] }))).toHaveLength(53);
  });

  it('have the names of the months above the weeks around their first days', () => {
    fc.assert(
      fc.property(year, (of) => {
        for (const half of halvesOf(daysOf({ year: of, percents: [] }))) {
          const weeks = weeksOf(half);
          const names = monthNames(weeks);
          expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
          expect([5, 6]).toContain(names.length);
          for (const { week } of names) {
            const near = [...(weeks[week] ?? []), ...(weeks[week + 1] ?? [])];
            expect(near.some(({ date }) => date.endsWith('-01'))).toBe(true);
          }
        }
      }),
    );
  });
});
