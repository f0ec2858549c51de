import type { RefusedChange } from '#client/features/tasks/changes/refused.ts';
import { whenGuards } from '#client/features/tasks/changes/task-changes.ts';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import {
  readWhenDraft,
  type When,
  type WhenDraft,
  whenDraftOf,
  whenIn,
} from '#client/features/tasks/when/when-draft.ts';
import { type DraftForm, readDraft } from '#client/sync/draft.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { type Guarded, isDay, isText, isWhole, oneOf, shaped } from '#domain/shared/guards.ts';
import { wholeNumber } from '#domain/shared/numbers/digits.ts';
import { SIZES } from '#domain/shared/size.ts';

/** The key prefix of drafts of edits. The id of the task follows the prefix. */
export const EDITS = 'task-edit/';

/** The task in the state it had when the edit began, to find out what the person changed. */
const opened = shaped(
  { title: isText, estimatedTime: isWhole, date: isDay, order: isWhole, size: oneOf(SIZES) },
  whenGuards,
);

/** `minutes` are the minutes as typed. */
const isStored = shaped({ title: isText, minutes: isText, opened });

/** An unsaved edit of a task. Drafts stored by earlier versions do not have the day and time. */
export type EditDraft = Guarded<typeof isStored> & { readonly when?: WhenDraft | undefined };

const read = (kept: unknown): EditDraft | null =>
  isStored(kept) ? { ...kept, when: readWhenDraft(Object(kept).when) ?? undefined } : null;

/**
 * The draft of an edit. At first, it contains the refused values if there are any, and otherwise the values of the
 * task.
 */
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
  title: string,
  { date, time = null, later = false, reminders = null }: EditDraft['opened'],
  today: LocalDate,
): Partial<When> => {
  if (when === undefined) return {};
  const now = whenIn(when, today, title);
  if (now.later) return later ? {} : { date: now.date, later: true };
  /** Whether the task gets its first time without a choice of reminders. */
  const isNewTime = when.remind === null && now.time !== null;
  const isMoved = later || now.date !== date;
  return {
    ...(isMoved ? { date: now.date, later: false } : {}),
    ...(now.time === time ? {} : { time: now.time }),
    ...(when.remind === whenDraftOf({ date, time, later, reminders }, today).remind && !isNewTime
      ? {}
      : { reminders: now.reminders }),
  };
};

/** The fields that the person changed. Changes made on other devices do not count. */
export const changedIn = (
  { title, minutes, when, opened }: EditDraft,
  task: ShownTask,
  { wasRefused, today }: { readonly wasRefused: boolean; readonly today: LocalDate },
): ChangedFields => {
  const [newTitle, newTime] = [title.trim(), wholeNumber(minutes)];
  // After a refusal, the fields start with the refused values, which the task does not have.
  const isNew = <Value>(now: Value, then: Value, there: Value): boolean =>
    now !== then || (wasRefused && now !== there);
  return {
    ...(isNew(newTitle, opened.title, task.title) ? { title: newTitle } : {}),
    ...(isNew(newTime, opened.estimatedTime, task.estimatedTime) ? { estimatedTime: newTime } : {}),
    ...changedWhen(when, newTitle, opened, today),
  };
};

/** A task that no longer exists but has an unsaved edit, in the state it had when the edit began. */
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
