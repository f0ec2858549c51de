import * as z from 'zod/mini';
import type { RefusedChange } from '#client/features/tasks/changes/refused.ts';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import {
  type When,
  type WhenDraft,
  whenDraftOf,
  whenIn,
  whenShape,
} from '#client/features/tasks/when/when-draft.ts';
import { type DraftForm, readDraft } from '#client/sync/draft.ts';
import { localDate } from '#contract/shared/fields.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { wholeNumber } from '#domain/shared/numbers/digits.ts';
import { SIZES } from '#domain/shared/size.ts';

/** The prefix of the draft keys, before the task's id. */
export const EDITS = 'task-edit/';

const shape = z.object({
  title: z.string(),
  /** As it was typed. */
  minutes: z.string(),
  /** The task as it was when the edit began, to find what the person changed. */
  opened: z.object({
    title: z.string(),
    estimatedTime: z.int(),
    date: localDate,
    order: z.int(),
    size: z.enum(SIZES),
    time: z.optional(z.nullable(z.string())),
    later: z.optional(z.boolean()),
    reminders: z.optional(
      z.nullable(z.object({ atStart: z.boolean(), minutesBefore: z.nullable(z.int()) })),
    ),
  }),
  /** The day and time; drafts of earlier versions have none. */
  when: z.optional(whenShape),
});

/** An unsaved edit of a task. */
export type EditDraft = z.output<typeof shape>;

const read = (kept: unknown): EditDraft | null => z.safeParse(shape, kept).data ?? null;

/** The draft of an edit, which starts with the refused values, or else with the task's. */
export const editDraft = (
  task: ShownTask,
  typed: RefusedChange['typed'] | undefined,
  today: LocalDate,
): DraftForm<EditDraft> => {
  const { title, estimatedTime, date, order, size, time, later, reminders } = task;
  return {
    key: EDITS + task._id,
    initial: {
      title: typed?.title ?? title,
      minutes: typed?.minutes || String(estimatedTime),
      opened: { title, estimatedTime, date, order, size, time, later, reminders },
      when: whenDraftOf(task, today),
    },
    spent: ['title', 'minutes', 'when'],
    read,
  };
};

/** The fields of a task that a person changed. */
export interface ChangedFields extends Partial<When> {
  readonly title?: string;
  readonly estimatedTime?: number;
}

const changedWhen = (
  when: WhenDraft | undefined,
  { date, time = null, later = false, reminders = null }: EditDraft['opened'],
  today: LocalDate,
): Partial<When> => {
  if (when === undefined) return {};
  const now = whenIn(when, today);
  if (now.later) return later ? {} : { date: now.date, later: true };
  const isMoved = later || now.date !== date;
  return {
    ...(isMoved ? { date: now.date, later: false } : {}),
    ...(now.time === time ? {} : { time: now.time }),
    ...(when.remind === whenDraftOf({ date, time, later, reminders }, today).remind
      ? {}
      : { reminders: now.reminders }),
  };
};

/** The fields that the person changed; changes by other devices do not count. */
export const changedIn = (
  { title, minutes, when, opened }: EditDraft,
  task: ShownTask,
  { wasRefused, today }: { readonly wasRefused: boolean; readonly today: LocalDate },
): ChangedFields => {
  const [newTitle, newTime] = [title.trim(), wholeNumber(minutes)];
  // After a refusal, the fields start with values that the task does not have yet.
  const isNew = <Value>(now: Value, then: Value, there: Value): boolean =>
    now !== then || (wasRefused && now !== there);
  return {
    ...(isNew(newTitle, opened.title, task.title) ? { title: newTitle } : {}),
    ...(isNew(newTime, opened.estimatedTime, task.estimatedTime) ? { estimatedTime: newTime } : {}),
    ...changedWhen(when, opened, today),
  };
};

/** The task of an unsaved edit as it was when the edit began, for a task that no longer exists. */
export const goneTask = (taskId: string, userId: string): ShownTask | null => {
  const draft = readDraft({ key: EDITS + taskId, read });
  if (draft === null) return null;
  return {
    ...draft.opened,
    _id: taskId,
    userId,
    completed: false,
    type: 'personal',
    why: null,
    band: null,
    steps: [],
    notTodayOn: null,
    time: draft.opened.time ?? null,
    later: draft.opened.later ?? false,
    reminders: draft.opened.reminders ?? null,
    gone: true,
  };
};
