import { RRuleTemporal } from 'rrule-temporal';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { firstDay, type Repeat } from '#domain/shared/time/repeat.ts';
import type { RoutinePlan } from './plan.ts';

/** The fields of a plan that determine its days. */
export type Recurring = Pick<RoutinePlan, 'repeat' | 'startsOn' | 'endsOn'>;

/**
 * The number of days to search before a rule counts as never occurring: eight years, the longest wait for 29 February.
 */
const LOOK_AHEAD_DAYS = 2_922;
/** The number of days to search first; most rules occur within them. */
const FIRST_LOOK_DAYS = 40;
/** Maximum number of iterations; it is higher than the number of days in the longest range that is used. */
const MOST_PERIODS = 100_000;

/** The rule in the syntax of RFC 5545, such as `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;WKST=MO`. */
export const rruleOf = (repeat: Repeat): string => {
  switch (repeat.kind) {
    case 'once':
      return 'FREQ=DAILY;COUNT=1';
    case 'days':
      return `FREQ=DAILY;INTERVAL=${repeat.every}`;
    case 'weeks':
      return `FREQ=WEEKLY;INTERVAL=${repeat.every};BYDAY=${repeat.weekdays.join(',').toUpperCase()};WKST=${(repeat.weekStart ?? 'mo').toUpperCase()}`;
    case 'months':
      return `FREQ=MONTHLY;${repeat.every === undefined ? '' : `INTERVAL=${repeat.every};`}BYMONTHDAY=${repeat.days.join(',')}`;
    case 'month-weekdays':
      return `FREQ=MONTHLY;INTERVAL=${repeat.every};BYDAY=${repeat.ordinal}${repeat.weekday.toUpperCase()}`;
    case 'years':
      return `FREQ=YEARLY;BYMONTH=${repeat.month};BYMONTHDAY=${repeat.day}`;
  }
};

/** Noon of a day in UTC, which has no clock changes; rules are evaluated in UTC because they concern only days. */
const noon = (date: LocalDate): Date => new Date(`${date}T12:00:00Z`);

/**
 * The local dates on which a plan occurs, from `from` to `to`, both included, in order. A routine belongs to
 * dates, not to instants, so no time zone or clock change can move or duplicate it.
 */
export const datesOf = (
  { repeat, startsOn, endsOn }: Recurring,
  from: LocalDate,
  to: LocalDate,
): readonly LocalDate[] => {
  const first = from < startsOn ? startsOn : from;
  const last = endsOn !== null && endsOn < to ? endsOn : to;
  if (first > last) return [];
  const counted = firstDay(repeat, startsOn);
  if (counted === null || counted > last) return [];
  const rule = new RRuleTemporal({
    rruleString: [
      'DTSTART:',
      counted.replaceAll('-', ''),
      'T120000Z\n',
      'RRULE:',
      rruleOf(repeat),
    ].join(''),
    maxIterations: MOST_PERIODS,
  });
  return rule
    .between(noon(first), noon(last), true)
    .map((found) => localDate(found.toString().slice(0, 10)));
};

/**
 * The next dates, at most `count`, on which a plan occurs, starting with `from`; empty for a rule that never occurs.
 */
export const nextDates = (
  plan: Recurring,
  from: LocalDate,
  count: number,
): readonly LocalDate[] => {
  const first = from < plan.startsOn ? plan.startsOn : from;
  const near = datesOf(plan, first, addDays(first, FIRST_LOOK_DAYS));
  const found = near.length >= count ? near : datesOf(plan, first, addDays(first, LOOK_AHEAD_DAYS));
  return found.slice(0, count);
};
