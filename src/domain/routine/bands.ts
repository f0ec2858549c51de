import type { LocalDate } from '#domain/shared/brands.ts';
import { BANDS, type Band } from './vocabulary.ts';

/** The whole hour of the person's clock at which the morning, midday and the evening begin. */
const MORNING_FROM = 4;
const MIDDAY_FROM = 11;
const EVENING_FROM = 17;

/** The part of the day at a whole hour, 0 to 23, of the person's clock; the night counts to the evening. */
export const bandAtHour = (hour: number): Band => {
  if (hour < MORNING_FROM || hour >= EVENING_FROM) return 'evening';
  return hour < MIDDAY_FROM ? 'morning' : 'midday';
};

/**
 * The part of a day that it is, and those of that day still to come. A day that has not begun, or that
 * began in this night, has all of its parts ahead. One that the calendar has left behind, for somebody
 * whose day starts late, has its evening only.
 *
 * @param day the day that it is for the person
 * @param calendarDate the date that their clock shows
 * @param hour the whole hour, 0 to 23, that their clock shows
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
