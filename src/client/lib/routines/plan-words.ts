import { dateText, shortDateText } from '#client/lib/date-text.ts';
import { LOCALE, lazily } from '#client/lib/locale.ts';
import type { Routine } from '#contract/routines.ts';
import { WEEKDAYS, type Weekday } from '#domain/shared/time/weekdays.ts';

type Plan = Routine['plan'];

/** The names of the weekdays, from Monday on. */
export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
};

const list = lazily(() => new Intl.ListFormat(LOCALE, { style: 'long', type: 'conjunction' }));

const weekdaysText = (weekdays: readonly Weekday[]): string => {
  const sorted = WEEKDAYS.filter((day) => weekdays.includes(day));
  if (sorted.length === 7) return 'every day';
  if (sorted.join() === 'mo,tu,we,th,fr') return 'Monday to Friday';
  if (sorted.join() === 'sa,su') return 'Saturday and Sunday';
  return list().format(sorted.map((day) => WEEKDAY_NAMES[day]));
};

/** On which days something repeats, inside of a sentence: "every Sunday", "Monday to Friday". */
export const repeatText = (weekdays: readonly Weekday[]): string => {
  const days = weekdaysText(weekdays);
  return /^every|\bto\b/.test(days) ? days : `every ${days}`;
};

const dateOfMonth = (day: number): string => (day === -1 ? 'last day' : `${day}.`);

/** On which days a plan comes, such as "Monday to Friday" or "every 2 weeks on Monday". */
export const daysText = ({ repeat, startsOn }: Pick<Plan, 'repeat' | 'startsOn'>): string => {
  switch (repeat.kind) {
    case 'once':
      return `once, on ${dateText(startsOn)}`;
    case 'days':
      return repeat.every === 1 ? 'every day' : `every ${repeat.every} days`;
    case 'weeks': {
      const days = weekdaysText(repeat.weekdays);
      if (repeat.every === 1) return days;
      return `every ${repeat.every} weeks: ${days}`;
    }
    case 'months':
      return `each month on the ${list().format(repeat.days.toSorted((a, b) => (a === -1 ? 32 : a) - (b === -1 ? 32 : b)).map(dateOfMonth))}`;
  }
};

/** When on its days a plan comes: "at 07:30", "after Morning", "at any time". */
export const anchorText = (
  { anchor }: Pick<Plan, 'anchor'>,
  time: string | null,
  routines: readonly Routine[],
): string => {
  if (time !== null) return `at ${time}`;
  if (anchor.kind !== 'after') return 'at any time';
  const before = routines.find(({ id }) => id === anchor.routineId);
  return before === undefined ? 'at any time' : `after ${before.plan.name}`;
};

/** Until when a break is: "until 19 Mar", or that it has no end yet. */
export const breakText = (until: Plan['endsOn']): string =>
  until === null ? 'until you end it' : `until ${shortDateText(until)}, that day included`;
