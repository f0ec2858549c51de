import type { ShownMood } from '#client/features/mood/entries/shown.ts';
import { monthText } from '#client/features/mood/time-text.ts';
import { dateFormat, dateText } from '#client/lib/date-text.ts';
import {
  type CalendarLevel,
  type CalendarPlace,
  endOfPeriod,
  levelBelow,
  startOfPeriod,
} from '#domain/mood/calendar.ts';
import { moodOfDay } from '#domain/mood/days.ts';
import { levelName } from '#domain/mood/levels.ts';
import type { MonthMoods } from '#domain/mood/month-moods.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { yearOf } from '#domain/shared/time/year.ts';
import { texts } from '#texts/mood.js';

/** A month without its year, such as "November". */
const monthNameText = dateFormat({ month: 'long' });

/** A weekday in full, such as "Saturday". */
export const weekdayNameText = dateFormat({ weekday: 'long' });

/** The name of a period: "November 2026", "2026", "2021 – 2030" or "2001 – 2100". */
export const periodText = (place: CalendarPlace): string => {
  if (place.level === 'month') return monthText(place.date);
  const year = yearOf(startOfPeriod(place));
  return place.level === 'year' ? String(year) : `${year} – ${yearOf(endOfPeriod(place))}`;
};

/** The text in a cell: "21", "November", "2026" or "2021 – 2030". */
export const cellText = (level: CalendarLevel, start: LocalDate): string => {
  const below = levelBelow(level);
  if (below === null) return String(Number(start.slice(8)));
  return below === 'month' ? monthNameText(start) : periodText({ level: below, date: start });
};

/** A day for screen readers, such as "21 November 2026, Good, 2 entries". */
export const spokenDay = (day: LocalDate, logs: readonly ShownMood[]): string => {
  const mood = moodOfDay(logs);
  return [
    dateText(day),
    ...(mood === null ? [] : [levelName(mood)]),
    ...(logs.length > 1 ? [texts.entries({ count: logs.length })] : []),
  ].join(', ');
};

/** A month for screen readers, such as "March 2026, 12 days with a mood, most often Good". */
export const spokenMonth = (month: LocalDate, moods: MonthMoods | undefined): string =>
  [
    monthText(month),
    ...(moods === undefined ? [] : [texts.daysWithMood({ count: moods.total })]),
    ...(moods?.commonest == null ? [] : [texts.mostOften({ mood: levelName(moods.commonest) })]),
  ].join(', ');
