import { quoted } from '#client/features/tasks/task-labels.ts';
import { dayText, localTimeText, yearlessDayText } from '#client/lib/date-text.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { yearOf } from '#domain/shared/time/year.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/tasks-form.js';
import type { TaskTime } from './when-draft.ts';

/**
 * A day as a heading, such as "Tomorrow" or "Friday 20 November". The year is added if the day is not in the current
 * year.
 */
export const dayHeading = (date: LocalDate, today: LocalDate): string => {
  if (date === today) return texts.today;
  if (date === addDays(today, 1)) return texts.tomorrow;
  return yearOf(date) === yearOf(today) ? yearlessDayText(date) : dayText(date);
};

/** The day and time of a task for use in a sentence, such as "today at 15:00", "Friday 20 November" or "Later". */
export const whenText = ({ date, time, later }: TaskTime, today: LocalDate): string => {
  if (later) return common.later;
  const day =
    date === today
      ? texts.onToday
      : date === addDays(today, 1)
        ? texts.onTomorrow
        : dayHeading(date, today);
  return time === null ? day : texts.dayAtTime({ day, time: localTimeText(time) });
};

/** The confirmation that a task was added, such as "Added “Call mum” for tomorrow at 15:00." */
export const addedText = (task: TaskTime & { readonly title: string }, today: LocalDate): string =>
  task.later
    ? texts.addedToLater({ quoted: quoted(task.title) })
    : texts.addedFor({ quoted: quoted(task.title), when: whenText(task, today) });
