import * as z from 'zod/mini';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, isLocalDate, localDate } from '#domain/shared/time/local-date.ts';

type Reminders = ShownTask['reminders'];

/** When a task with a time can remind, as the form offers it. */
export const REMINDS = {
  none: null,
  start: { atStart: true, minutesBefore: null },
  before: { atStart: false, minutesBefore: 10 },
  both: { atStart: true, minutesBefore: 10 },
  early: { atStart: false, minutesBefore: 30 },
} as const satisfies Readonly<Record<string, Reminders>>;
export const REMIND_CHOICES = ['none', 'start', 'before', 'both', 'early'] as const;
type RemindChoice = (typeof REMIND_CHOICES)[number];

/** The choice that is nearest to what is kept. */
const remindOf = (reminders: Reminders): RemindChoice => {
  if (reminders === null) return 'none';
  const { atStart, minutesBefore } = reminders;
  if (minutesBefore === null) return atStart ? 'start' : 'none';
  if (atStart) return 'both';
  return minutesBefore < 20 ? 'before' : 'early';
};

/** How a person says on which day a task is. */
export const DAY_CHOICES = ['today', 'tomorrow', 'day', 'later'] as const;
type DayChoice = (typeof DAY_CHOICES)[number];

/** What stands in the fields of a task's day and time. */
export interface WhenDraft {
  readonly choice: DayChoice;
  /** YYYY-MM-DD, or empty; it counts with the choice `day` only. */
  readonly day: string;
  /** HH:MM, or empty for none; it does not count with the choice `later`. */
  readonly time: string;
  /** When it reminds; it counts with a time only. */
  readonly remind: RemindChoice;
}

/** What is read back of a kept draft. */
export const whenShape = z.object({
  choice: z.enum(DAY_CHOICES),
  day: z.string(),
  time: z.string(),
  remind: z._default(z.enum(REMIND_CHOICES), 'none'),
});

/** The fields of a task for today at any time, as for each new one. */
export const TODAY_ANY_TIME: WhenDraft = {
  choice: 'today',
  day: '',
  time: '',
  remind: 'none',
};

/** On which day and at which time a task is. */
export interface TaskTime {
  readonly date: LocalDate;
  /** HH:MM; null for no time. */
  readonly time: string | null;
  /** It has no day: the date is the one on which it was put to Later. */
  readonly later: boolean;
}

/** When a task is and reminds. */
export interface When extends TaskTime {
  /** Null for never. */
  readonly reminders: Reminders;
}

/** The fields that say when a task is. */
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

/** What is wrong with the day; undefined when nothing is. */
export const dayProblem = ({ choice, day }: WhenDraft): string | undefined =>
  choice === 'day' ? z.safeParse(dayField, day).error?.issues[0]?.message : undefined;

/** What the fields say; a day that is none counts as today. */
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
