import { describe, expect, it } from 'vitest';
import type { LocalDate } from '#domain/shared/brands.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import type { Repeat } from '#domain/shared/time/repeat.ts';
import type { Weekday } from '#domain/shared/time/weekdays.ts';
import { repeatText, shortMonthText } from './plan-words.ts';

const startsOn: LocalDate = localDate('2026-03-10');

describe('the days on which something repeats', () => {
  it.each<[days: readonly Weekday[], text: string]>([
    [['su'], 'every Sunday'],
    [['we', 'mo'], 'every Monday and Wednesday'],
    [['mo', 'we', 'fr'], 'every Monday, Wednesday, and Friday'],
    [['mo', 'tu', 'we', 'th', 'fr'], 'Monday to Friday'],
    [['sa', 'su'], 'every Saturday and Sunday'],
    [['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'], 'every day'],
  ])('are written for %s', (days, text) => {
    expect(repeatText({ repeat: { kind: 'weeks', every: 1, weekdays: [...days] }, startsOn })).toBe(
      text,
    );
  });

  it.each<[repeat: Repeat, text: string]>([
    [{ kind: 'days', every: 3 }, 'every 3 days'],
    [{ kind: 'weeks', every: 2, weekdays: ['mo'] }, 'every 2 weeks on Monday'],
    [{ kind: 'months', days: [15, -1, 1] }, 'each month on the 1st, 15th, and last day'],
    [{ kind: 'months', every: 3, days: [22] }, 'every 3 months on the 22nd'],
    [
      { kind: 'month-weekdays', every: 1, ordinal: -1, weekday: 'fr' },
      'each month on the last Friday',
    ],
  ])('are written for %j', (repeat, text) => {
    expect(repeatText({ repeat, startsOn })).toBe(text);
  });

  it.each<[repeat: Repeat, text: string | null]>([
    [
      { kind: 'months', days: [1, 31] },
      'This leaves out months without a 31st. The word “last” means the last day of every month.',
    ],
    [{ kind: 'months', days: [28, -1] }, null],
    [{ kind: 'years', month: 2, day: 29 }, 'February 29 only comes in leap years.'],
    [{ kind: 'years', month: 3, day: 29 }, null],
  ])('mention the dates left out by %j', (repeat, text) => {
    expect(shortMonthText(repeat)).toBe(text);
  });
});
