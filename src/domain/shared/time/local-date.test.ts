import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDate } from '#domain/shared/brands.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';
import {
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  isLocalDate,
  localDate,
  startOfMonth,
} from './local-date.ts';

const FIRST_MS = Date.parse('0001-01-01T00:00:00Z');
const LAST_MS = Date.parse('9999-12-31T00:00:00Z');

/** Any calendar day, formatted by JavaScript's own `Date`. */
const days = fc
  .integer({ min: FIRST_MS / DAY_MS, max: LAST_MS / DAY_MS })
  .map((day) => localDate(new Date(day * DAY_MS).toISOString().slice(0, 10)));

const shifts = fc.integer({ min: -40_000, max: 40_000 });

const stays = (date: LocalDate, shift: number): boolean => {
  const ms = Date.parse(`${date}T00:00:00Z`) + shift * DAY_MS;
  return ms >= FIRST_MS && ms <= LAST_MS;
};

describe('a local date', () => {
  it.each(['2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('can be %s', (text) => {
    expect(isLocalDate(text)).toBe(true);
  });

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-04-31',
    '2024-1-01',
    '0000-01-01',
    '2024-01-01T00:00:00Z',
    ' 2024-01-01',
    '２０２４-01-01',
    '',
  ])('cannot be "%s"', (text) => {
    expect(isLocalDate(text)).toBe(false);
    expect(() => localDate(text)).toThrow(RangeError);
  });

  it('is any day of the calendar, and nothing else', () => {
    fc.assert(fc.property(days, (date) => isLocalDate(date)));
    const noDates = fc.string().filter((text) => !/^\d{4}-\d\d-\d\d$/.test(text));
    fc.assert(fc.property(noDates, (text) => !isLocalDate(text)));
  });
});

describe('counting days', () => {
  it('is undone by the opposite shift', () => {
    fc.assert(
      fc.property(days, shifts, (date, shift) => {
        fc.pre(stays(date, shift));
        const moved = addDays(date, shift);
        expect(isLocalDate(moved)).toBe(true);
        expect(daysBetween(date, moved)).toBe(shift);
        expect(addDays(moved, -shift)).toBe(date);
      }),
    );
  });

  it('is the same in one step or in two', () => {
    fc.assert(
      fc.property(days, shifts, shifts, (date, one, two) => {
        fc.pre(stays(date, one) && stays(date, one + two));
        expect(addDays(addDays(date, one), two)).toBe(addDays(date, one + two));
      }),
    );
  });

  it('orders dates as their text does', () => {
    fc.assert(
      fc.property(days, days, (one, two) => {
        const byText = one < two ? 1 : one > two ? -1 : 0;
        expect(Math.sign(daysBetween(one, two))).toBe(byText);
      }),
    );
  });
});

describe('a month', () => {
  it('contains each of its days and no other', () => {
    fc.assert(
      fc.property(days, (date) => {
        const [first, last] = [startOfMonth(date), endOfMonth(date)];
        expect(first <= date && date <= last).toBe(true);
        expect(first.slice(0, 7)).toBe(last.slice(0, 7));
        if (stays(last, 1)) expect(addDays(last, 1).slice(8)).toBe('01');
        expect(first.slice(8)).toBe('01');
      }),
    );
  });

  it.each([
    ['2024-02-10', '2024-02-29'],
    ['2100-02-10', '2100-02-28'],
    ['2025-12-31', '2025-12-31'],
    ['0999-12-05', '0999-12-31'],
    ['9999-12-05', '9999-12-31'],
  ])('of %s ends on %s', (date, last) => {
    expect(endOfMonth(localDate(date))).toBe(last);
  });
});

describe('counting months', () => {
  it('keeps the day of the month, or takes the last day of a shorter month', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -1500, max: 1500 }), (date, months) => {
        const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
        fc.pre(month >= 12 && month < 120_000);
        const moved = addMonths(date, months);
        expect(isLocalDate(moved)).toBe(true);
        expect(Number(moved.slice(0, 4)) * 12 + Number(moved.slice(5, 7)) - 1).toBe(month);
        expect([date.slice(8), endOfMonth(moved).slice(8)]).toContain(moved.slice(8));
        expect(moved.slice(8) <= date.slice(8)).toBe(true);
      }),
    );
  });
});
