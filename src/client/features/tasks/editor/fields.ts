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

/** The server's schema for the fields of a task, and the schema for a chosen day. */
export const taskFields = z.extend(
  z.pick(newTask, { title: true, estimatedTime: true, time: true }),
  { date: z.optional(dayField) },
);

/** The day and time fields as `taskFields` validates them. */
export const whenValues = ({ choice, day, time }: WhenDraft) => ({
  date: choice === 'day' ? day : undefined,
  time: choice === 'later' || time === '' ? null : time,
});

/** The unsaved input for a new task. */
interface TaskDraft {
  readonly title: string;
  /** As typed; an object, so that the default time alone does not count as a draft at log-out. */
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
  // The day and time are reset too, so the next task is for today again.
  spent: ['title', 'when'],
  read: (kept) => {
    const read = z.safeParse(shape, kept);
    return read.success ? read.data : null;
  },
};
