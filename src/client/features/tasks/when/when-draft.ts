import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { isText, nullable, oneOf, shaped } from '#domain/shared/guards.ts';
import { addDays, isLocalDate, localDate } from '#domain/shared/time/local-date.ts';
import { usualReminders } from '#domain/tasks/usual-reminders.ts';
import { texts } from '#texts/tasks-form.js';

type Reminders = ShownTask['reminders'];

/** The reminders that the form offers for a task with a time. */
export const REMINDS = {
  none: null,
  start: { atStart: true, minutesBefore: null },
  before: { atStart: false, minutesBefore: 10 },
  both: { atStart: true, minutesBefore: 10 },
  early: { atStart: false, minutesBefore: 30 },
  earlyBoth: { atStart: true, minutesBefore: 30 },
} as const satisfies Readonly<Record<string, Reminders>>;
export const REMIND_CHOICES = ['none', 'start', 'before', 'both', 'early', 'earlyBoth'] as const;
type RemindChoice = (typeof REMIND_CHOICES)[number];

/** The choice that is nearest to the stored reminders. */
const remindOf = (reminders: Reminders): RemindChoice => {
  if (reminders === null) return 'none';
  const { atStart, minutesBefore } = reminders;
  if (minutesBefore === null) return atStart ? 'start' : 'none';
  if (atStart) return minutesBefore < 20 ? 'both' : 'earlyBoth';
  return minutesBefore < 20 ? 'before' : 'early';
};

/** The choices for the day of a task. */
export const DAY_CHOICES = ['today', 'tomorrow', 'day', 'later'] as const;
type DayChoice = (typeof DAY_CHOICES)[number];

/** The values of the fields for a task's day and time. */
export interface WhenDraft {
  readonly choice: DayChoice;
  /** The chosen date as YYYY-MM-DD, or empty. It is used only with the choice `day`. */
  readonly day: string;
  /** The time as HH:MM, or empty if there is none. It is ignored with the choice `later`. */
  readonly time: string;
  /** The reminder choice, which is ignored if there is no time; null for the usual one of the title. */
  readonly remind: RemindChoice | null;
}

const isStored = shaped(
  { choice: oneOf(DAY_CHOICES), day: isText, time: isText },
  { remind: nullable(oneOf(REMIND_CHOICES)) },
);

/** Reads the stored values of the fields; null if they are invalid. Earlier versions stored no reminder choice. */
export const readWhenDraft = (kept: unknown): WhenDraft | null =>
  isStored(kept) ? { ...kept, remind: kept.remind === undefined ? 'none' : kept.remind } : null;

/** The field values for today at any time, which is the default for a new task. */
export const TODAY_ANY_TIME: WhenDraft = {
  choice: 'today',
  day: '',
  time: '',
  remind: null,
};

/** The reminder choice of a task with this title, the usual one if the person chose none. */
export const remindChoice = ({ remind }: WhenDraft, title: string): RemindChoice =>
  remind ?? remindOf(usualReminders(title));

/** The day and time of a task. */
export interface TaskTime {
  readonly date: LocalDate;
  /** The time as HH:MM; null if the task has no time. */
  readonly time: string | null;
  /** Whether the task has no day. If so, `date` is the day on which it was moved to Later. */
  readonly later: boolean;
}

/** The day and time of a task, with its reminders. */
export interface When extends TaskTime {
  /** The reminders; null if the task never reminds. */
  readonly reminders: Reminders;
}

/** The field values for the day and time of a task. */
export const whenDraftOf = (
  { date, time, later, reminders }: When,
  today: LocalDate,
): WhenDraft => {
  if (later) return { ...TODAY_ANY_TIME, choice: 'later' };
  const remind = time === null ? null : remindOf(reminders);
  const clock = { day: '', time: time ?? '', remind };
  if (date === today) return { choice: 'today', ...clock };
  if (date === addDays(today, 1)) return { choice: 'tomorrow', ...clock };
  return { choice: 'day', ...clock, day: date };
};

const LATEST = localDate('2100-12-31');

/** The error message for a day that a person chose; undefined if it is valid. */
export const dayProblem = (day: string): string | undefined => {
  if (!isLocalDate(day)) return texts.chooseDay;
  return day > LATEST ? texts.dayTooLate : undefined;
};

/**
 * Converts the field values to a day and time. An invalid day counts as today.
 *
 * @param title decides about the reminders if the person did not choose any
 */
export const whenIn = (draft: WhenDraft, today: LocalDate, title = ''): When => {
  const { choice, day, time } = draft;
  if (choice === 'later') return { date: today, time: null, later: true, reminders: null };
  const clock = {
    time: time === '' ? null : time,
    later: false,
    reminders: time === '' ? null : REMINDS[remindChoice(draft, title)],
  };
  if (choice === 'tomorrow') return { date: addDays(today, 1), ...clock };
  return { date: choice === 'day' && isLocalDate(day) ? day : today, ...clock };
};
