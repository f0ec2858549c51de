import { dateFormat, dateText, localTimeText, shortDateText } from '#client/lib/date-text.ts';
import { LOCALE, lazily } from '#client/lib/locale.ts';
import type { Routine } from '#contract/routines.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import type { Ordinal, Repeat } from '#domain/shared/time/repeat.ts';
import { WEEKDAYS, type Weekday } from '#domain/shared/time/weekdays.ts';

type Plan = Routine['plan'];

/** The part of a plan that determines its days. */
interface Days {
  readonly repeat: Repeat;
  readonly startsOn: LocalDate;
}

/** The names of the weekdays, starting on Monday. */
export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
};

const two = (part: number): string => String(part).padStart(2, '0');

const list = lazily(() => new Intl.ListFormat(LOCALE, { style: 'long', type: 'conjunction' }));

const weekdaysText = (weekdays: readonly Weekday[]): string => {
  const sorted = WEEKDAYS.filter((day) => weekdays.includes(day));
  if (sorted.length === 7) return 'every day';
  if (sorted.join() === 'mo,tu,we,th,fr') return 'Monday to Friday';
  if (sorted.join() === 'sa,su') return 'Saturday and Sunday';
  return list().format(sorted.map((day) => WEEKDAY_NAMES[day]));
};

/** The names of a weekday's positions in its month. */
const ORDINAL_NAMES: Readonly<Record<Ordinal, string>> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  '-1': 'last',
};

const ordinals = lazily(() => new Intl.PluralRules('en', { type: 'ordinal' }));
const SUFFIXES: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
};
const nth = (day: number): string => `${day}${SUFFIXES[ordinals().select(day)]}`;

const dateOfMonth = (day: number): string => (day === -1 ? 'last day' : nth(day));

const datesText = (days: readonly number[]): string =>
  list().format(
    days.toSorted((a, b) => (a === -1 ? 32 : a) - (b === -1 ? 32 : b)).map(dateOfMonth),
  );

const everyMonth = (every = 1): string => (every === 1 ? 'each month' : `every ${every} months`);

const yearDay = dateFormat({ day: 'numeric', month: 'long' });

/** The days of a plan, such as "Monday to Friday" or "every 2 weeks on Monday". */
export const daysText = ({ repeat, startsOn }: Days): string => {
  switch (repeat.kind) {
    case 'once':
      return `once, on ${dateText(startsOn)}`;
    case 'days':
      return repeat.every === 1 ? 'every day' : `every ${repeat.every} days`;
    case 'weeks': {
      const days = weekdaysText(repeat.weekdays);
      return repeat.every === 1 ? days : `every ${repeat.every} weeks on ${days}`;
    }
    case 'months':
      return `${everyMonth(repeat.every)} on the ${datesText(repeat.days)}`;
    case 'month-weekdays':
      return `${everyMonth(repeat.every)} on the ${ORDINAL_NAMES[repeat.ordinal]} ${WEEKDAY_NAMES[repeat.weekday]}`;
    case 'years':
      return `every year on ${yearDay(localDate(`2024-${two(repeat.month)}-${two(repeat.day)}`))}`;
  }
};

/** The days of a plan for use within a sentence, such as "every Sunday" or "Monday to Friday". */
export const repeatText = (plan: Days): string => {
  const days = daysText(plan);
  const isList = plan.repeat.kind === 'weeks' && plan.repeat.every === 1;
  return !isList || /^every|\bto\b/.test(days) ? days : `every ${days}`;
};

/** What happens to a monthly or yearly plan in months or years without its date; null if the date always exists. */
export const shortMonthText = (repeat: Repeat): string | null => {
  if (repeat.kind === 'years' && repeat.month === 2 && repeat.day === 29)
    return '29 February comes in leap years only.';
  const latest = repeat.kind === 'months' ? Math.max(...repeat.days) : 0;
  return latest < 29 || latest > 31
    ? null
    : `Months without a ${nth(latest)} are left out. “last” means the last day of every month.`;
};

/** The time of day of a plan: "at 07:30", "after Morning", "at any time". */
export const anchorText = (
  { anchor }: Pick<Plan, 'anchor'>,
  time: string | null,
  routines: readonly Routine[],
): string => {
  if (time !== null) return `at ${localTimeText(time)}`;
  if (anchor.kind !== 'after') return 'at any time';
  const before = routines.find(({ id }) => id === anchor.routineId);
  return before === undefined ? 'at any time' : `after ${before.plan.name}`;
};

/** The end of a break, such as "until 19 Mar", or a text for a break without an end date. */
export const breakText = (until: Plan['endsOn']): string =>
  until === null ? 'until you end it' : `until ${shortDateText(until)}, that day included`;
