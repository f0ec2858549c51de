import * as z from 'zod/mini';
import {
  dayField,
  TODAY_ANY_TIME,
  type WhenDraft,
  whenShape,
} from '#client/features/tasks/when/when-draft.ts';
import type { DraftForm } from '#client/sync/draft.ts';
import { newTask } from '#contract/tasks.ts';
import { MINUTES } from '#domain/tasks/task.ts';

/** The server's schema of the fields of a task, and that of a chosen day. */
export const taskFields = z.extend(
  z.pick(newTask, { title: true, estimatedTime: true, time: true }),
  { date: z.optional(dayField) },
);

/** What the fields of a day and time are checked as. */
export const whenValues = ({ choice, day, time }: WhenDraft) => ({
  date: choice === 'day' ? day : undefined,
  time: choice === 'later' || time === '' ? null : time,
});

/** The first error of each field of a task; null when all are right. */
export const problemsIn = (
  title: string,
  minutes: string,
  when: WhenDraft | null,
): Readonly<Record<string, string>> | null => {
  const values = { title, estimatedTime: minutes, ...(when === null ? {} : whenValues(when)) };
  const { error } = z.safeParse(taskFields, values);
  if (error === undefined) return null;
  return Object.fromEntries(
    error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
  );
};

/** The unsaved input for a new task. */
interface TaskDraft {
  readonly title: string;
  /** As typed; an object, so that the default time withLock does not count as a draft at log-out. */
  readonly minutes: { readonly text: string };
  readonly when: WhenDraft;
  /** The last failed attempt, which may have reached the server: its id and its content as JSON. */
  readonly tried: { readonly id: string; readonly of: string } | null;
}

const shape = z.object({
  title: z.string(),
  minutes: z.object({ text: z.string() }),
  when: z._default(whenShape, TODAY_ANY_TIME),
  tried: z._default(z.nullable(z.object({ id: z.string(), of: z.string() })), null),
});

/** The draft of a new task. */
export const taskDraft: DraftForm<TaskDraft> = {
  key: 'task',
  initial: {
    title: '',
    minutes: { text: String(MINUTES.usual) },
    when: TODAY_ANY_TIME,
    tried: null,
  },
  // The next one is for today again, unless it says otherwise.
  spent: ['title', 'when'],
  read: (kept) => {
    const read = z.safeParse(shape, kept);
    return read.success ? read.data : null;
  },
};
