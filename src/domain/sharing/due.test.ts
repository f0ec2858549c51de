import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { isCounted } from './due.ts';

const TODAY = localDate('2026-03-10');
const YESTERDAY = addDays(TODAY, -1);
const date = fc.integer({ min: -5, max: 5 }).map((days) => addDays(TODAY, days));

describe('what counts of what was planned', () => {
  it('includes what is settled, and everything planned for a day that is over', () => {
    fc.assert(
      fc.property(date, fc.boolean(), fc.boolean(), (on, isSettled, isBegun) => {
        const counted = isCounted({ date: on, isSettled, isBegun, madeOn: null }, TODAY);
        expect(counted).toBe(on < TODAY || isSettled);
      }),
    );
  });

  it.each([
    ['made that day and not begun', YESTERDAY, false, false],
    ['made that day and begun', YESTERDAY, true, true],
    ['made the day before', addDays(YESTERDAY, -1), false, true],
  ])('a day that is over, %s', (_, madeOn, isBegun, expected) => {
    const planned = { date: YESTERDAY, isSettled: false, isBegun, madeOn };
    expect(isCounted(planned, TODAY)).toBe(expected);
  });

  it('does not include what is set aside on the day on which it was made', () => {
    const planned = { date: TODAY, isSettled: true, isBegun: false, madeOn: TODAY };
    expect(isCounted(planned, TODAY)).toBe(false);
  });
});
