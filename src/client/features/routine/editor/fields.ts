import * as z from 'zod/mini';
import type { DraftForm } from '#client/sync/draft.ts';
import { routineEndpoints } from '#contract/routine.ts';
import { MINUTES } from '#domain/routine/task.ts';

/** What the server checks of the two fields of a task that a person fills in. */
export const taskFields = z.pick(routineEndpoints.add.body, { title: true, estimatedTime: true });

/** What is wrong with the fields of a task, each said once; null when nothing is. */
export const problemsIn = (
  title: string,
  minutes: string,
): { readonly title?: string; readonly estimatedTime?: string } | null => {
  const { error } = z.safeParse(taskFields, { title, estimatedTime: minutes });
  if (error === undefined) return null;
  const wrong = (field: string) => error.issues.find(({ path }) => path[0] === field)?.message;
  const [forTitle, forTime] = [wrong('title'), wrong('estimatedTime')];
  return {
    ...(forTitle === undefined ? {} : { title: forTitle }),
    ...(forTime === undefined ? {} : { estimatedTime: forTime }),
  };
};

/** A task that is being added. */
interface TaskDraft {
  readonly title: string;
  /** As it was typed. Not a plain text, so that the usual time alone is no draft to ask about. */
  readonly minutes: { readonly text: string };
  /** The last attempt, when it may or may not have reached the server: its id, and what it was of. */
  readonly tried: { readonly id: string; readonly of: string } | null;
}

const shape = z.object({
  title: z.string(),
  minutes: z.object({ text: z.string() }),
  tried: z._default(z.nullable(z.object({ id: z.string(), of: z.string() })), null),
});

/** The form for a new task as a draft. */
export const taskDraft: DraftForm<TaskDraft> = {
  key: 'task',
  initial: { title: '', minutes: { text: String(MINUTES.usual) }, tried: null },
  spent: ['title'],
  read: (kept) => {
    const read = z.safeParse(shape, kept);
    return read.success ? read.data : null;
  },
};
