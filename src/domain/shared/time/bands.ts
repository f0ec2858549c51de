import type { LocalDate } from '#domain/shared/brands.ts';

/** Parts of the day, by the person's own clock. */
export const BANDS = ['morning', 'midday', 'evening'] as const;
export type Band = (typeof BANDS)[number];

/** The hours of the person's clock at which morning, midday and evening begin. */
const MORNING_FROM = 4;
const MIDDAY_FROM = 11;
const EVENING_FROM = 17;

/**
 * The part of the day at a whole hour, 0 to 23, of the person's clock; the night belongs to the
 * evening.
 */
export const bandAtHour = (hour: number): Band => {
  if (hour < MORNING_FROM || hour >= EVENING_FROM) return 'evening';
  return hour < MIDDAY_FROM ? 'morning' : 'midday';
};

/**
 * The current part of a person's day and the parts still to come. A day that has not begun, or that began
 * during this night, has all of its parts left. When the calendar is already on the next date, because the
 * person's day starts late, only the evening is left.
 *
 * @param day the current day of the person
 * @param calendarDate the date on their clock
 * @param hour the whole hour, 0 to 23, on their clock
 */
export const bandsLeft = (
  day: LocalDate,
  calendarDate: LocalDate,
  hour: number,
): readonly Band[] => {
  if (calendarDate > day) return ['evening'];
  if (calendarDate < day || hour < MORNING_FROM) return BANDS;
  return BANDS.slice(BANDS.indexOf(bandAtHour(hour)));
};

/** The hour of the person's clock from which the evening counts as late. */
const LATE_FROM = 22;

/** Whether it is late in a person's day: less than two hours before midnight, or after it. The arguments are as above. */
export const isLateEvening = (day: LocalDate, calendarDate: LocalDate, hour: number): boolean =>
  calendarDate > day || (calendarDate === day && hour >= LATE_FROM);
