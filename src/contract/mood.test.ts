import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellsOf } from '#domain/mood/calendar.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { WEEK_STARTS } from '#domain/shared/time/repeat.ts';
import { daysAroundMonth } from './shared/limits.ts';

it('the days around a month are all that its page shows, whichever day the week starts on', () => {
  const day = fc
    .integer({ min: 0, max: 60_000 })
    .map((days) => addDays(localDate('1930-01-01'), days));
  fc.assert(
    fc.property(day, fc.constantFrom(...WEEK_STARTS), (date, weekStart) => {
      const { from, to } = daysAroundMonth(date);
      const shown = cellsOf({ level: 'month', date }, weekStart);
      expect(shown.every((cell) => from <= cell && cell <= to)).toBe(true);
    }),
  );
});
