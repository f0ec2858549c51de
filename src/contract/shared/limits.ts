import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, startOfMonth } from '#domain/shared/time/local-date.ts';

/*
 * Limits and ranges of calls. They are apart from the schemas, because pages use them without loading the schema
 * library.
 */

/** The longest message to the chat, in characters, after trimming. */
export const MESSAGE_LENGTH_MAX = 4000;
/** The number of messages of the chat per page. */
export const MESSAGES_OF_A_PAGE = 100;

/** The longest recording, in milliseconds. */
export const RECORDING_MS_MAX = 5 * 60_000;

/** The longest reason for a mood, in characters. */
export const WHY_MAX = 2000;

/** A range of days, both included. */
export interface DayRange {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/**
 * All days that the calendar's page of a month can show: the six weeks that begin with the week of the month's first
 * day, whichever weekday a week starts on.
 */
export const daysAroundMonth = (monthOf: LocalDate): DayRange => ({
  from: addDays(startOfMonth(monthOf), -6),
  to: addDays(startOfMonth(monthOf), 41),
});

/** The maximum number of days of routines in one listing. */
export const DAYS_MAX = 62;

/** The days before and after today that the Routine page shows. */
export const shownDays = (today: LocalDate): DayRange => ({
  from: addDays(today, -7),
  to: addDays(today, 14),
});

/** The number of days before today whose tasks the client lists in full. */
const RECENT_DAYS = 7;

/** The earliest day whose tasks the client lists in full. */
export const recentSince = (today: LocalDate): LocalDate => addDays(today, -RECENT_DAYS);

/** How many open tasks from before `recentSince` the client shows. */
export const OLDER_SHOWN = 50;

/** The query for the tasks that the client shows. One more old task than it shows tells it that there are more. */
export const shownTasksQuery = (today: LocalDate) => ({
  since: recentSince(today),
  older: String(OLDER_SHOWN + 1),
});
