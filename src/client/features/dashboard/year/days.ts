import { dateFormat, dateText } from '#client/lib/date-text.ts';
import type { DashboardSummary } from '#contract/dashboard.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { isoWeekday } from '#domain/shared/time/local-date.ts';
import { datesOfYear } from '#domain/shared/time/year.ts';
import { texts } from '#texts/dashboard.js';

const SUNDAY = 7;

/**
 * A day of the year. `percent` is the share of its tasks that were completed, as a whole number; null if the day has no
 * tasks.
 */
export interface YearDay {
  readonly date: LocalDate;
  readonly percent: number | null;
}

/** Every day of the summary's year, from 1 January. */
export const daysOf = ({ year, percents }: DashboardSummary['year']): readonly YearDay[] =>
  datesOfYear(year).map((date, index) => ({ date, percent: percents[index] ?? null }));

/** The days of January to June, and the days of July to December. */
export const halvesOf = (days: readonly YearDay[]): readonly (readonly YearDay[])[] => {
  const july = days.findIndex(({ date }) => date.slice(5) === '07-01');
  return [days.slice(0, july), days.slice(july)];
};

/** The days by calendar week, starting on Sunday. The first and the last week may be incomplete. */
export const weeksOf = (days: readonly YearDay[]): readonly (readonly YearDay[])[] => {
  const weeks: YearDay[][] = [];
  for (const day of days) {
    const week = weeks.at(-1);
    if (week === undefined || isoWeekday(day.date) === SUNDAY) weeks.push([day]);
    else week.push(day);
  }
  return weeks;
};

const monthText = dateFormat({ month: 'short' });

/**
 * The names of the months above the weeks, each above the last week that has days of the month before, or above the
 * week before the month if the month begins with a week. A month that begins in the last week gets no name.
 */
export const monthNames = (
  weeks: readonly (readonly YearDay[])[],
): readonly { readonly name: string; readonly week: number }[] =>
  weeks
    .slice(1)
    .flatMap(([sunday], week) =>
      sunday !== undefined && Number(sunday.date.slice(8)) <= 7
        ? [{ name: monthText(sunday.date), week }]
        : [],
    );

/** The label of a day in the heatmap. */
export const dayLabel = ({ date, percent }: YearDay): string =>
  percent === null ? texts.noData : texts.completedOn({ day: dateText(date), percent });
