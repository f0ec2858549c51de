import * as z from 'zod/mini';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, isLocalDate, localDate } from '#domain/shared/time/local-date.ts';

type Reminders = ShownTask['reminders'];

/** The reminders that the form offers for a task with a time. */
export const REMINDS = {
  none: null,
  start: { atStart: true, minutesBefore: null },
  before: { atStart: false, minutesBefore: 10 },
  both: { atStart: true, minutesBefore: 10 },
  early: { atStart: false, minutesBefore: 30 },
} as const satisfies Readonly<Record<string, Reminders>>;
export const REMIND_CHOICES = ['none', 'start', 'before', 'both', 'early'] as const;
type RemindChoice = (typeof REMIND_CHOICES)[number];

/** The offered choice nearest to the stored reminders. */
const remindOf = (reminders: Reminders): RemindChoice => {
  if (reminders === null) return 'none';
  const { atStart, minutesBefore } = reminders;
  if (minutesBefore === null) return atStart ? 'start' : 'none';
  if (atStart) return 'both';
  return minutesBefore < 20 ? 'before' : 'early';
};

/** The choices for the day of a task. */
export const DAY_CHOICES = ['today', 'tomorrow', 'day', 'later'] as const;
type DayChoice = (typeof DAY_CHOICES)[number];

/** The values of the fields for a task's day and time. */
export interface WhenDraft {
  readonly choice: DayChoice;
  /** YYYY-MM-DD, or empty; used only with the choice `day`. */
  readonly day: string;
  /** HH:MM, or empty for none; ignored with the choice `later`. */
  readonly time: string;
  /** Ignored without a time. */
  readonly remind: RemindChoice;
}

/** The schema of a stored draft. */
export const whenShape = z.object({
  choice: z.enum(DAY_CHOICES),
  day: z.string(),
  time: z.string(),
  remind: z._default(z.enum(REMIND_CHOICES), 'none'),
});

/** The fields for today at any time, the default of a new task. */
export const TODAY_ANY_TIME: WhenDraft = {
  choice: 'today',
  day: '',
  time: '',
  remind: 'none',
};

/** The day and time of a task. */
export interface TaskTime {
  readonly date: LocalDate;
  /** HH:MM; null for no time. */
  readonly time: string | null;
  /** The task has no day; `date` is the day on which it was moved to Later. */
  readonly later: boolean;
}

/** The day and time of a task, with its reminders. */
export interface When extends TaskTime {
  /** Null for never. */
  readonly reminders: Reminders;
}

/** The field values for the day and time of a task. */
export const whenDraftOf = (
  { date, time, later, reminders }: When,
  today: LocalDate,
): WhenDraft => {
  if (later) return { ...TODAY_ANY_TIME, choice: 'later' };
  const clock = { day: '', time: time ?? '', remind: remindOf(reminders) };
  if (date === today) return { choice: 'today', ...clock };
  if (date === addDays(today, 1)) return { choice: 'tomorrow', ...clock };
  return { choice: 'day', ...clock, day: date };
};

const LATEST = localDate('2100-12-31');

/** A day that a person chose. */
export const dayField = z.string().check(
  z.refine(isLocalDate, { error: 'Choose a day.' }),
  z.refine((day) => day <= LATEST, { error: 'This date is after the year 2100.' }),
);

/** The error message for the chosen day; undefined if it is valid. */
export const dayProblem = ({ choice, day }: WhenDraft): string | undefined =>
  choice === 'day' ? z.safeParse(dayField, day).error?.issues[0]?.message : undefined;

/** The day and time from the fields; an invalid day counts as today. */
export const whenIn = ({ choice, day, time, remind }: WhenDraft, today: LocalDate): When => {
  if (choice === 'later') return { date: today, time: null, later: true, reminders: null };
  const clock = {
    time: time === '' ? null : time,
    later: false,
    reminders: time === '' ? null : REMINDS[remind],
  };
  if (choice === 'tomorrow') return { date: addDays(today, 1), ...clock };
  return { date: choice === 'day' && isLocalDate(day) ? day : today, ...clock };
};
