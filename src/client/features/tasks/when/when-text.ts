import { dayText, quoted } from '#client/features/tasks/task-labels.ts';
import { dayText as fullDayText, localTimeText } from '#client/lib/date-text.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { yearOf } from '#domain/shared/time/year.ts';
import type { TaskTime } from './when-draft.ts';

/**
 * A day as a heading, such as "Tomorrow" or "Friday 20 November". The year is added if the day is not in the current
 * year.
 */
export const dayHeading = (date: LocalDate, today: LocalDate): string => {
  if (date === today) return 'Today';
  if (date === addDays(today, 1)) return 'Tomorrow';
  return yearOf(date) === yearOf(today) ? dayText(date) : fullDayText(date);
};

/** The day and time of a task for use in a sentence, such as "today at 15:00", "Friday 20 November" or "Later". */
export const whenText = ({ date, time, later }: TaskTime, today: LocalDate): string => {
  if (later) return 'Later';
  const heading = dayHeading(date, today);
  const day = date === today || date === addDays(today, 1) ? heading.toLowerCase() : heading;
  return time === null ? day : `${day} at ${localTimeText(time)}`;
};

/** The confirmation that a task was added, such as "“Call mum” is added for tomorrow at 15:00." */
export const addedText = (
  task: TaskTime & { readonly title: string },
  today: LocalDate,
): string => {
  const when = task.later ? 'to Later' : `for ${whenText(task, today)}`;
  return `${quoted(task.title)} is added ${when}.`;
};
