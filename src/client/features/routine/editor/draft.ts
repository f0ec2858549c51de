import * as z from 'zod/mini';
import type { RefusedChange } from '#client/features/routine/changes/refused.ts';
import type { ShownTask } from '#client/features/routine/changes/task-view.ts';
import { type DraftForm, readDraft } from '#client/sync/draft.ts';
import { localDate } from '#contract/shared/fields.ts';
import { SIZES } from '#domain/routine/vocabulary.ts';

/** What comes before the task's id in the key of such a draft. */
export const EDITS = 'task-edit/';

const shape = z.object({
  title: z.string(),
  /** As it was typed. */
  minutes: z.string(),
  /** The task as it was when the edit began: what differs from it is what the person changed. */
  opened: z.object({
    title: z.string(),
    estimatedTime: z.int(),
    date: localDate,
    order: z.int(),
    size: z.enum(SIZES),
  }),
});

/** An edit of a task that is being made. */
export type EditDraft = z.output<typeof shape>;

const read = (kept: unknown): EditDraft | null => z.safeParse(shape, kept).data ?? null;

/**
 * An edit of one task as a draft. It begins with what was typed before and not accepted, or else
 * with the task as it is.
 */
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

/** What the person changed; nothing when they changed nothing, whatever others did meanwhile. */
export const changedIn = (
  { title, minutes, opened }: EditDraft,
  task: ShownTask,
  wasRefused: boolean,
): { title?: string; estimatedTime?: number } => {
  const [newTitle, newTime] = [title.trim(), Number(minutes)];
  // What was typed before and refused may be what the edit began with, and is not in the task.
  const isNew = <Value>(now: Value, then: Value, there: Value): boolean =>
    now !== then || (wasRefused && now !== there);
  return {
    ...(isNew(newTitle, opened.title, task.title) ? { title: newTitle } : {}),
    ...(isNew(newTime, opened.estimatedTime, task.estimatedTime) ? { estimatedTime: newTime } : {}),
  };
};

/** The task of a kept edit as it was when that began, for when it is nowhere else any more. */
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
