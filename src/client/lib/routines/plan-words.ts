import { dateFormat, dateText, localTimeText, shortDateText } from '#client/lib/date-text.ts';
import { LOCALE, lazily } from '#client/lib/locale.ts';
import type { Routine } from '#contract/routines.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import type { Repeat } from '#domain/shared/time/repeat.ts';
import { WEEKDAYS, type Weekday } from '#domain/shared/time/weekdays.ts';
import { texts } from '#texts/repeats.js';

type Plan = Routine['plan'];

/** The part of a plan that determines its days. */
interface Days {
  readonly repeat: Repeat;
  readonly startsOn: LocalDate;
}

/** The names of the weekdays, starting on Monday. */
export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = texts.weekdays;

const two = (part: number): string => String(part).padStart(2, '0');

const list = lazily(() => new Intl.ListFormat(LOCALE, { style: 'long', type: 'conjunction' }));

/** A group of weekdays that has a name of its own, or a list of weekdays. */
const groupOf = (weekdays: readonly Weekday[]): 'all' | 'working' | 'weekend' | 'list' => {
  const sorted = WEEKDAYS.filter((day) => weekdays.includes(day)).join();
  if (sorted === WEEKDAYS.join()) return 'all';
  if (sorted === 'mo,tu,we,th,fr') return 'working';
  return sorted === 'sa,su' ? 'weekend' : 'list';
};

const weekdayList = (weekdays: readonly Weekday[]): string =>
  list().format(WEEKDAYS.filter((day) => weekdays.includes(day)).map((day) => WEEKDAY_NAMES[day]));

const weekdaysText = (weekdays: readonly Weekday[]): string => {
  switch (groupOf(weekdays)) {
    case 'all':
      return texts.everyDay;
    case 'working':
      return texts.mondayToFriday;
    case 'weekend':
      return texts.weekend;
    case 'list':
      return weekdayList(weekdays);
  }
};

const dateOfMonth = (day: number): string =>
  day === -1 ? texts.lastDay : texts.dayOfMonth({ day });

const datesText = (days: readonly number[]): string =>
  list().format(
    days.toSorted((a, b) => (a === -1 ? 32 : a) - (b === -1 ? 32 : b)).map(dateOfMonth),
  );

const yearDay = dateFormat({ day: 'numeric', month: 'long' });

/** The days of a plan, such as "Monday to Friday" or "every 2 weeks on Monday". */
export const daysText = ({ repeat, startsOn }: Days): string => {
  switch (repeat.kind) {
    case 'once':
      return texts.once({ day: dateText(startsOn) });
    case 'days':
      return texts.everyDays({ count: repeat.every });
    case 'weeks':
      return repeat.every === 1
        ? weekdaysText(repeat.weekdays)
        : texts.everyWeeks({ count: repeat.every, days: weekdaysText(repeat.weekdays) });
    case 'months':
      return texts.monthDays({ count: repeat.every ?? 1, days: datesText(repeat.days) });
    case 'month-weekdays':
      return texts.monthWeekday({
        count: repeat.every,
        which: String(repeat.ordinal),
        weekday: WEEKDAY_NAMES[repeat.weekday],
      });
    case 'years':
      return texts.everyYear({
        day: yearDay(localDate(`2024-${two(repeat.month)}-${two(repeat.day)}`)),
      });
  }
};

/** The days of a plan for use within a sentence, such as "every Sunday" or "Monday to Friday". */
export const repeatText = (plan: Days): string => {
  const { repeat } = plan;
  const group = repeat.kind === 'weeks' && repeat.every === 1 ? groupOf(repeat.weekdays) : null;
  if (group === 'weekend') return texts.everyWeekend;
  return group === 'list' && repeat.kind === 'weeks'
    ? texts.everyWeekdays({ days: weekdayList(repeat.weekdays) })
    : daysText(plan);
};

/** What happens to a monthly or yearly plan in months or years without its date; null if the date always exists. */
export const shortMonthText = (repeat: Repeat): string | null => {
  if (repeat.kind === 'years' && repeat.month === 2 && repeat.day === 29) return texts.leapYears;
  const latest = repeat.kind === 'months' ? Math.max(...repeat.days) : 0;
  return latest < 29 || latest > 31
    ? null
    : texts.shortMonths({ day: texts.dayOfMonth({ day: latest }) });
};

/** The time of day of a plan: "at 07:30", "after Morning", "at any time". */
export const anchorText = (
  { anchor }: Pick<Plan, 'anchor'>,
  time: string | null,
  routines: readonly Routine[],
): string => {
  if (time !== null) return texts.atTime({ time: localTimeText(time) });
  if (anchor.kind !== 'after') return texts.atAnyTime;
  const before = routines.find(({ id }) => id === anchor.routineId);
  return before === undefined ? texts.atAnyTime : texts.afterRoutine({ name: before.plan.name });
};

/** The end of a break, such as "until 19 Mar", or a text for a break without an end date. */
export const breakText = (until: Plan['endsOn']): string =>
  until === null ? texts.untilYouEndIt : texts.untilDay({ day: shortDateText(until) });
