import * as z from 'zod/mini';
import type { DraftForm } from '#client/sync/draft.ts';
import { routineEndpoints } from '#contract/routine.ts';
import { MINUTES } from '#domain/routine/task.ts';

/** The server's schema of the two fields of a task. */
export const taskFields = z.pick(routineEndpoints.add.body, { title: true, estimatedTime: true });

/** The first error of each field of a task; null when both are valid. */
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

/** The unsaved input for a new task. */
interface TaskDraft {
  readonly title: string;
  /** As typed; an object, so that the default time withLock does not count as a draft at log-out. */
  readonly minutes: { readonly text: string };
  /** The last failed attempt, which may have reached the server: its id and its content as JSON. */
  readonly tried: { readonly id: string; readonly of: string } | null;
}

const shape = z.object({
  title: z.string(),
  minutes: z.object({ text: z.string() }),
  tried: z._default(z.nullable(z.object({ id: z.string(), of: z.string() })), null),
});

/** The draft of a new task. */
export const taskDraft: DraftForm<TaskDraft> = {
  key: 'task',
  initial: { title: '', minutes: { text: String(MINUTES.usual) }, tried: null },
  spent: ['title'],
  read: (kept) => {
    const read = z.safeParse(shape, kept);
    return read.success ? read.data : null;
  },
};
