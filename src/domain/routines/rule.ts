import { RRuleTemporal } from 'rrule-temporal';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { firstDay, type Repeat } from '#domain/shared/time/repeat.ts';
import type { RoutinePlan } from './plan.ts';

/** The part of a plan that says on which days it comes. */
export type Recurring = Pick<RoutinePlan, 'repeat' | 'startsOn' | 'endsOn'>;

/** How far ahead a rule is looked at before it counts as one that never happens, in days: the eight years that 29 February can be away. */
const LOOK_AHEAD_DAYS = 2_922;
/** The days that are looked at first; most rules come within them. */
const FIRST_LOOK_DAYS = 40;
/** More periods than the longest range that is asked for has days. */
const MOST_PERIODS = 100_000;

/** The rule in the words of RFC 5545, such as `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;WKST=MO`. */
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

/** A day as an instant that belongs to it: the rule knows days only, so it is read in UTC, which never changes its clock. */
const noon = (date: LocalDate): Date => new Date(`${date}T12:00:00Z`);

/**
 * The local dates on which a plan comes, from `from` to `to`, both included, in order. A routine belongs to
 * dates and not to instants, so that no zone and no change of the clock can move or double it.
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
    rruleString: `DTSTART:${counted.replaceAll('-', '')}T120000Z\nRRULE:${rruleOf(repeat)}`,
    maxIterations: MOST_PERIODS,
  });
  return rule
    .between(noon(first), noon(last), true)
    .map((found) => localDate(found.toString().slice(0, 10)));
};

/** The next dates on which a plan comes, at most `count`, from `from` on; none for a rule that never happens. */
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
