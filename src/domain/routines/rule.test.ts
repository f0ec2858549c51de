import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, daysBetween, endOfMonth, localDate } from '#domain/shared/time/local-date.ts';
import { EVERY_MAX, ORDINALS, type Repeat, WEEK_STARTS } from '#domain/shared/time/repeat.ts';
import { WEEKDAYS, type Weekday } from '#domain/shared/time/weekdays.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { datesOf, nextDates, type Recurring } from './rule.ts';

const FIRST = localDate('2005-01-01');
const YEARS_DAYS = 40 * 365;
/**
 * Zones with half-hour clock changes, a skipped date, no clock changes, ordinary clock changes, and clock changes that
 * depend on the moon.
 */
const ZONES = [
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Asia/Kolkata',
  'America/Los_Angeles',
  'Africa/Casablanca',
];

const dates = fc.nat(YEARS_DAYS).map((days) => addDays(FIRST, days));
const upTo = (max: number) => fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max }));
const repeats: fc.Arbitrary<Repeat> = fc.oneof(
  fc.constant<Repeat>({ kind: 'once' }),
  upTo(EVERY_MAX.days).map((every): Repeat => ({ kind: 'days', every })),
  fc
    .tuple(
      upTo(EVERY_MAX.weeks),
      fc.subarray([...WEEKDAYS], { minLength: 1 }),
      fc.option(fc.constantFrom(...WEEK_STARTS), { nil: undefined }),
    )
    .map(([every, weekdays, weekStart]): Repeat => ({ kind: 'weeks', every, weekdays, weekStart })),
  fc
    .tuple(
      fc.subarray([-1, ...Array.from({ length: 31 }, (_, index) => index + 1)], { minLength: 1 }),
      fc.option(upTo(EVERY_MAX.months), { nil: undefined }),
    )
    .map(([days, every]): Repeat => ({ kind: 'months', days, every })),
  fc.tuple(upTo(EVERY_MAX.months), fc.constantFrom(...ORDINALS), fc.constantFrom(...WEEKDAYS)).map(
    ([every, ordinal, weekday]): Repeat => ({
      kind: 'month-weekdays',
      every,
      ordinal,
      weekday,
    }),
  ),
  dates.map(
    (date): Repeat => ({
      kind: 'years',
      month: Number(date.slice(5, 7)),
      day: Number(date.slice(8)),
    }),
  ),
);
const rules: fc.Arbitrary<Recurring> = fc
  .tuple(repeats, dates, fc.option(fc.nat(500)))
  .map(([repeat, startsOn, length]) => ({
    repeat,
    startsOn,
    endsOn: length === null ? null : addDays(startsOn, length),
  }));

/** The index of a date in its week, 0 for Monday; 5 January 1970 was a Monday. */
const weekdayOf = (date: LocalDate): number =>
  ((daysBetween(localDate('1970-01-05'), date) % 7) + 7) % 7;
/** The number of a date's week, when weeks begin on the given weekday. */
const weekOf = (date: LocalDate, starts: Weekday): number => {
  const place = WEEKDAYS.indexOf(starts);
  return Math.floor((daysBetween(localDate('1970-01-05'), date) - place) / 7);
};
const monthOf = (date: LocalDate): number =>
  Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
const dayOf = (date: LocalDate): number => Number(date.slice(8));
const isLast = (date: LocalDate): boolean => date === endOfMonth(date);

/** Whether a date is among the days that a rule names, ignoring its interval. */
const isNamed = (repeat: Repeat, date: LocalDate): boolean => {
  switch (repeat.kind) {
    case 'once':
    case 'days':
      return true;
    case 'weeks':
      return repeat.weekdays.some((one) => one === WEEKDAYS[weekdayOf(date)]);
    case 'months':
      return repeat.days.some((day) => day === dayOf(date) || (day === -1 && isLast(date)));
    case 'month-weekdays': {
      const isSameMonth = (days: number) => monthOf(addDays(date, days)) === monthOf(date);
      const { ordinal } = repeat;
      const isPlace =
        ordinal === -1
          ? !isSameMonth(7)
          : !isSameMonth(-7 * ordinal) && (ordinal === 1 || isSameMonth(-7 * (ordinal - 1)));
      return WEEKDAYS[weekdayOf(date)] === repeat.weekday && isPlace;
    }
    case 'years':
      return Number(date.slice(5, 7)) === repeat.month && dayOf(date) === repeat.day;
  }
};

const YEARS_OF_29_FEBRUARY = 8 * 366;
/** The day from which a rule counts: the first day that it names. */
const firstOf = ({ repeat, startsOn }: Recurring): LocalDate | undefined =>
  range(startsOn, YEARS_OF_29_FEBRUARY).find((date) => isNamed(repeat, date));

/** Whether the distance between a date and the rule's first date is a multiple of the rule's interval. */
const isInTurn = (repeat: Repeat, first: LocalDate, date: LocalDate): boolean => {
  switch (repeat.kind) {
    case 'once':
      return date === first;
    case 'days':
      return daysBetween(first, date) % repeat.every === 0;
    case 'weeks': {
      const starts = repeat.weekStart ?? 'mo';
      return (weekOf(date, starts) - weekOf(first, starts)) % repeat.every === 0;
    }
    case 'months':
    case 'month-weekdays':
      return (monthOf(date) - monthOf(first)) % (repeat.every ?? 1) === 0;
    case 'years':
      return true;
  }
};

/** A reference implementation: tests whether a rule occurs on a date. */
const comesOn = (rule: Recurring): ((date: LocalDate) => boolean) => {
  const { repeat, startsOn, endsOn } = rule;
  const first = firstOf(rule);
  return (date) =>
    first !== undefined &&
    date >= startsOn &&
    (endsOn === null || date <= endsOn) &&
    isNamed(repeat, date) &&
    isInTurn(repeat, first, date);
};

const range = (from: LocalDate, days: number): readonly LocalDate[] =>
  Array.from({ length: days }, (_, index) => addDays(from, index));

describe('the dates of a rule', () => {
  it('are those that it describes, each once and in order', () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: -60, max: 700 }), fc.nat(120), (rule, after, length) => {
        const from = addDays(rule.startsOn, after);
        expect(datesOf(rule, from, addDays(from, length))).toEqual(
          range(from, length + 1).filter(comesOn(rule)),
        );
      }),
      { numRuns: 400 },
    );
  });

  it('are one local date of the person each, whatever the clocks of their zone do', () => {
    fc.assert(
      fc.property(
        rules,
        fc.constantFrom(...ZONES),
        fc.integer({ min: 0, max: 12 }),
        fc.nat(300),
        (rule, zone, dayStartsAtHour, after) => {
          const from = addDays(rule.startsOn, after);
          const firstMs = Date.parse(`${from}T00:00:00Z`);
          const lived = new Set<LocalDate>();
          for (let halfHours = 0; halfHours < 48 * 12; halfHours += 1) {
            lived.add(localDateAt(firstMs + halfHours * 1_800_000, zone, dayStartsAtHour));
          }
          const days = [...lived];
          // Time moves forward, so no date returns once it is over.
          expect(days).toEqual(days.toSorted());
          const shown = days.flatMap((date) => datesOf(rule, date, date));
          expect(shown).toEqual(days.filter(comesOn(rule)));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('count every two weeks from the first occurrence, in weeks that begin on the person’s chosen day', () => {
    const of = (weekdays: readonly ('mo' | 'su')[], weekStart: 'mo' | 'su') =>
      datesOf(
        {
          repeat: { kind: 'weeks', every: 2, weekdays, weekStart },
          // A Wednesday.
          startsOn: localDate('2026-03-11'),
          endsOn: null,
        },
        localDate('2026-03-11'),
        localDate('2026-04-07'),
      );
    expect(of(['mo'], 'mo')).toEqual(['2026-03-16', '2026-03-30']);
    expect(of(['su', 'mo'], 'mo')).toEqual([
      '2026-03-15',
      '2026-03-23',
      '2026-03-29',
      '2026-04-06',
    ]);
    expect(of(['su', 'mo'], 'su')).toEqual([
      '2026-03-15',
      '2026-03-16',
      '2026-03-29',
      '2026-03-30',
    ]);
  });

  it('include a weekday’s first and last occurrence in a month, and 29 February in leap years', () => {
    const of = (repeat: Repeat, to: string) =>
      datesOf(
        { repeat, startsOn: localDate('2026-02-10'), endsOn: null },
        localDate('2026-02-10'),
        localDate(to),
      );
    expect(
      of({ kind: 'month-weekdays', every: 1, ordinal: -1, weekday: 'fr' }, '2026-05-01'),
    ).toEqual(['2026-02-27', '2026-03-27', '2026-04-24']);
    expect(
      of({ kind: 'month-weekdays', every: 3, ordinal: 1, weekday: 'mo' }, '2026-07-01'),
    ).toEqual(['2026-03-02', '2026-06-01']);
    expect(of({ kind: 'months', days: [15], every: 3 }, '2026-09-01')).toEqual([
      '2026-02-15',
      '2026-05-15',
      '2026-08-15',
    ]);
    expect(of({ kind: 'years', month: 2, day: 29 }, '2033-01-01')).toEqual([
      '2028-02-29',
      '2032-02-29',
    ]);
  });

  it('skip a month without the date, and include the last day of each month', () => {
    const of = (days: readonly number[]) =>
      datesOf(
        {
          repeat: { kind: 'months', days },
          startsOn: localDate('2028-01-01'),
          endsOn: null,
        },
        localDate('2028-01-01'),
        localDate('2028-05-31'),
      );
    expect(of([31])).toEqual(['2028-01-31', '2028-03-31', '2028-05-31']);
    expect(of([-1])).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
      '2028-05-31',
    ]);
  });
});

describe('the next dates of a rule', () => {
  it('are the first ones from a day on, or none after its end', () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: -60, max: 700 }), (rule, after) => {
        const from = addDays(rule.startsOn, after);
        const next = nextDates(rule, from, 3);
        const reach = next.at(-1) ?? addDays(from, 200);
        const first = from < rule.startsOn ? rule.startsOn : from;
        const between = range(first, Math.max(0, daysBetween(first, reach) + 1));
        expect(next.length <= 3 && next.every((date) => date >= from)).toBe(true);
        expect(next).toEqual(between.filter(comesOn(rule)).slice(0, 3));
      }),
      { numRuns: 150 },
    );
  });

  it('are none for a rule that never occurs', () => {
    const rule = {
      repeat: { kind: 'months', days: [31] },
      startsOn: localDate('2026-04-01'),
      endsOn: localDate('2026-04-30'),
    } as const;
    expect(nextDates(rule, rule.startsOn, 1)).toEqual([]);
  });
});
