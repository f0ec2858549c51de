import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, daysBetween, endOfMonth, localDate } from '#domain/shared/time/local-date.ts';
import { WEEKDAYS } from '#domain/shared/time/weekdays.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { EVERY_MAX, type Repeat } from './plan.ts';
import { datesOf, nextDates, type Recurring } from './rule.ts';

const FIRST = localDate('2005-01-01');
const YEARS_DAYS = 40 * 365;
/** Changes of the clock by half an hour, a date that was left out, none at all, and by the moon. */
const ZONES = [
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Asia/Kolkata',
  'America/Los_Angeles',
  'Africa/Casablanca',
];

const dates = fc.nat(YEARS_DAYS).map((days) => addDays(FIRST, days));
const every = fc.integer({ min: 1, max: EVERY_MAX });
const repeats: fc.Arbitrary<Repeat> = fc.oneof(
  fc.constant<Repeat>({ kind: 'once' }),
  every.map((days): Repeat => ({ kind: 'days', every: days })),
  fc
    .tuple(every, fc.subarray([...WEEKDAYS], { minLength: 1 }))
    .map(([weeks, weekdays]): Repeat => ({ kind: 'weeks', every: weeks, weekdays })),
  fc
    .subarray([-1, ...Array.from({ length: 31 }, (_, index) => index + 1)], { minLength: 1 })
    .map((days): Repeat => ({ kind: 'months', days })),
);
const rules: fc.Arbitrary<Recurring> = fc
  .tuple(repeats, dates, fc.option(fc.nat(500)))
  .map(([repeat, startsOn, length]) => ({
    repeat,
    startsOn,
    endsOn: length === null ? null : addDays(startsOn, length),
  }));

/** The place of a date in its week, 0 for Monday; 5 January 1970 was one. */
const weekdayOf = (date: LocalDate): number =>
  ((daysBetween(localDate('1970-01-05'), date) % 7) + 7) % 7;
const mondayOf = (date: LocalDate): LocalDate => addDays(date, -weekdayOf(date));

/** Whether a rule comes on a date, by the meaning of its words alone. */
const comesOn = ({ repeat, startsOn, endsOn }: Recurring, date: LocalDate): boolean => {
  if (date < startsOn || (endsOn !== null && date > endsOn)) return false;
  switch (repeat.kind) {
    case 'once':
      return date === startsOn;
    case 'days':
      return daysBetween(startsOn, date) % repeat.every === 0;
    case 'weeks': {
      const weeks = daysBetween(mondayOf(startsOn), mondayOf(date)) / 7;
      const weekday = WEEKDAYS[weekdayOf(date)];
      return weeks % repeat.every === 0 && repeat.weekdays.some((one) => one === weekday);
    }
    case 'months':
      return repeat.days.some(
        (day) => day === Number(date.slice(8)) || (day === -1 && date === endOfMonth(date)),
      );
  }
};

const range = (from: LocalDate, days: number): readonly LocalDate[] =>
  Array.from({ length: days }, (_, index) => addDays(from, index));

describe('the dates of a rule', () => {
  it('are those that its words say, each once and in order', () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: -60, max: 700 }), fc.nat(120), (rule, after, length) => {
        const from = addDays(rule.startsOn, after);
        expect(datesOf(rule, from, addDays(from, length))).toEqual(
          range(from, length + 1).filter((date) => comesOn(rule, date)),
        );
      }),
      { numRuns: 400 },
    );
  });

  it('come on one local date of the person each, whatever the clocks of their zone do', () => {
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
          // Time goes on, so no date comes back once it is over.
          expect(days).toEqual(days.toSorted());
          const shown = days.flatMap((date) => datesOf(rule, date, date));
          expect(shown).toEqual(days.filter((date) => comesOn(rule, date)));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('has no day in a month without the date, and the last day in each', () => {
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
  it('are the first ones from a day on, or none when it is over', () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: -60, max: 700 }), (rule, after) => {
        const from = addDays(rule.startsOn, after);
        const next = nextDates(rule, from, 3);
        const reach = next.at(-1) ?? addDays(from, 200);
        const first = from < rule.startsOn ? rule.startsOn : from;
        const between = range(first, Math.max(0, daysBetween(first, reach) + 1));
        expect(next.length <= 3 && next.every((date) => date >= from)).toBe(true);
        expect(next).toEqual(between.filter((date) => comesOn(rule, date)).slice(0, 3));
      }),
      { numRuns: 150 },
    );
  });

  it('is none for a rule that never happens', () => {
    const rule = {
      repeat: { kind: 'months', days: [31] },
      startsOn: localDate('2026-04-01'),
      endsOn: localDate('2026-04-30'),
    } as const;
    expect(nextDates(rule, rule.startsOn, 1)).toEqual([]);
  });
});
