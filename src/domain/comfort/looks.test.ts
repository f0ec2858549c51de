import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import {
  isSameLook,
  LOOKS_MAX,
  type LooksLimit,
  looksAllowedOn,
  looksOn,
  NO_LIMIT,
  SAME_LOOK_MS,
  withLooksADay,
} from './looks.ts';

const TODAY = localDate('2026-03-10');
const TOMORROW = localDate('2026-03-11');

const aDay = fc.option(fc.integer({ min: 1, max: LOOKS_MAX }), { nil: null });
const limit: fc.Arbitrary<LooksLimit> = fc.record({
  aDay,
  later: fc.option(
    fc.record({
      aDay,
      from: fc.integer({ min: -3, max: 3 }).map((days) => addDays(TODAY, days)),
    }),
    { nil: null },
  ),
});
const orAny = (count: number | null): number => count ?? Number.POSITIVE_INFINITY;

describe('a limit of looks', () => {
  it('is off at first', () => {
    expect(looksAllowedOn(NO_LIMIT, TODAY)).toBeNull();
  });

  it('applies immediately when it is turned on or lowered', () => {
    const three = withLooksADay(NO_LIMIT, 3, TODAY);
    expect(three).toEqual({ aDay: 3, later: null });
    expect(withLooksADay(three, 1, TODAY)).toEqual({ aDay: 1, later: null });
  });

  it('stays for the rest of the day when it is raised or turned off', () => {
    const three = { aDay: 3, later: null };
    for (const wanted of [5, null]) {
      const changed = withLooksADay(three, wanted, TODAY);
      expect(looksAllowedOn(changed, TODAY)).toBe(3);
      expect(looksAllowedOn(changed, TOMORROW)).toBe(wanted);
    }
  });

  it('can cancel tomorrow’s change on the same day', () => {
    const off = withLooksADay({ aDay: 3, later: null }, null, TODAY);
    expect(withLooksADay(off, 3, TODAY)).toEqual({ aDay: 3, later: null });
  });

  it('never allows more on the same day than before, and follows the choice from the next day on', () => {
    fc.assert(
      fc.property(limit, aDay, (before, wanted) => {
        const changed = withLooksADay(before, wanted, TODAY);
        const [was, is] = [looksAllowedOn(before, TODAY), looksAllowedOn(changed, TODAY)];
        expect(orAny(is)).toBe(Math.min(orAny(was), orAny(wanted)));
        expect(looksAllowedOn(changed, TOMORROW)).toBe(wanted);
      }),
    );
  });
});

describe('a look', () => {
  const SEEN = Date.parse('2026-03-10T23:58:00Z');

  it.each([
    ['at once', 0, true],
    ['after nine minutes, on the next day', 9 * 60_000, true],
    ['just before the time is over', SAME_LOOK_MS - 1, true],
    ['when the time is over', SAME_LOOK_MS, false],
    ['the next day', 24 * 3_600_000, false],
    ['before it, because the clock was set back', -1, false],
  ])('goes on when the person comes back %s: %s ms', (_, afterMs, expected) => {
    expect(isSameLook(SEEN, SEEN + afterMs)).toBe(expected);
  });

  it('does not go on if there was none', () => {
    expect(isSameLook(null, SEEN)).toBe(false);
  });
});

describe('looks of a day', () => {
  const look = (id: string, date: LocalDate) => ({ id, localDate: date });

  it('count once each, on their own day', () => {
    const looks = [look('a', TODAY), look('b', TODAY), look('a', TODAY), look('c', TOMORROW)];
    expect(looksOn(looks, TODAY)).toBe(2);
    expect(looksOn(looks, TOMORROW)).toBe(1);
    expect(looksOn([], TODAY)).toBe(0);
  });

  it.each([
    ['Pacific/Kiritimati', '2026-03-11T00:30:00+14:00', 0],
    ['Pacific/Pago_Pago', '2026-03-10T23:30:00-11:00', 0],
    ['Asia/Kolkata', '2026-03-11T02:00:00+05:30', 4],
    ['America/New_York', '2026-03-08T03:30:00-04:00', 0],
    ['Europe/Paris', '2026-03-29T03:30:00+02:00', 4],
  ])('start from zero with the new day in %s', (zone, instant, dayStartsAtHour) => {
    const at = (ms: number) => localDateAt(Date.parse(instant) + ms, zone, dayStartsAtHour);
    const date = at(0);
    const looks = [look('a', date), look('b', date), look('c', date)];
    const limited = { aDay: 3, later: null };
    expect(looksOn(looks, date)).toBe(looksAllowedOn(limited, date));
    expect(looksOn(looks, at(26 * 3_600_000))).toBe(0);
    expect(looksOn(looks, at(-26 * 3_600_000))).toBe(0);
  });
});
