import * as z from 'zod/mini';
import type { RefusedChange } from '#client/features/routine/changes/refused.ts';
import type { ShownTask } from '#client/features/routine/changes/task-view.ts';
import { type DraftForm, readDraft } from '#client/sync/draft.ts';
import { localDate } from '#contract/shared/fields.ts';
import { SIZES } from '#domain/routine/vocabulary.ts';

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
  }),
});

/** An unsaved edit of a task. */
export type EditDraft = z.output<typeof shape>;

const read = (kept: unknown): EditDraft | null => z.safeParse(shape, kept).data ?? null;

/** The draft of an edit, which starts with the refused values, or else with the task's. */
export const editDraft = (
  task: ShownTask,
  typed: RefusedChange['typed'] | undefined,
): DraftForm<EditDraft> => {
  const { title, estimatedTime, date, order, size } = task;
  return {
    key: EDITS + task._id,
    initial: {
      title: typed?.title ?? title,
      minutes: typed?.minutes || String(estimatedTime),
      opened: { title, estimatedTime, date, order, size },
    },
    spent: ['title', 'minutes'],
    read,
  };
};

/** The fields that the person changed; changes by other devices do not count. */
export const changedIn = (
  { title, minutes, opened }: EditDraft,
  task: ShownTask,
  wasRefused: boolean,
): { title?: string; estimatedTime?: number } => {
  const [newTitle, newTime] = [title.trim(), Number(minutes)];
  // After a refusal, the fields start with values that the task does not have yet.
  const isNew = <Value>(now: Value, then: Value, there: Value): boolean =>
    now !== then || (wasRefused && now !== there);
  return {
    ...(isNew(newTitle, opened.title, task.title) ? { title: newTitle } : {}),
    ...(isNew(newTime, opened.estimatedTime, task.estimatedTime) ? { estimatedTime: newTime } : {}),
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
    gone: true,
  };
};
