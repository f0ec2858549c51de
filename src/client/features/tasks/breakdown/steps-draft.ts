import * as z from 'zod/mini';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { newId } from '#client/platform/new-id.ts';
import type { DraftForm } from '#client/sync/draft.ts';
import { updateBody } from '#contract/tasks.ts';
import { wholeNumber } from '#domain/shared/numbers/digits.ts';
import { STEP_MINUTES } from '#domain/tasks/task.ts';

/** The prefix of the keys of drafts of steps, before the task's id. */
const STEPS = 'task-steps/';

/** A step while it is edited. */
export interface StepRow {
  readonly id: string;
  readonly title: string;
  /** As typed. */
  readonly minutes: string;
  readonly done: boolean;
}

interface StepsDraft {
  readonly rows: readonly StepRow[];
}

const shape = z.object({
  rows: z.array(
    z.object({ id: z.string(), title: z.string(), minutes: z.string(), done: z.boolean() }),
  ),
});

const read = (kept: unknown): StepsDraft | null => z.safeParse(shape, kept).data ?? null;

/** A new step, with the usual minutes. */
export const newRow = (): StepRow => ({
  id: newId(),
  title: '',
  minutes: String(STEP_MINUTES.min + 1),
  done: false,
});

/** The draft of a task's steps, which starts with its current steps. */
export const stepsDraft = ({ _id, steps }: ShownTask): DraftForm<StepsDraft> => ({
  key: STEPS + _id,
  initial: {
    rows: steps.map(({ title, minutes, done }) => ({
      id: newId(),
      title,
      minutes: String(minutes),
      done,
    })),
  },
  spent: ['rows'],
  read,
});

/** Converts rows to steps; `done` comes from the current task, because another device may have changed it. */
export const stepsOf = (rows: readonly StepRow[], task: ShownTask): readonly unknown[] =>
  rows.map(({ title, minutes, done }) => ({
    title,
    minutes: wholeNumber(minutes),
    done: task.steps.find((step) => step.title === title)?.done ?? done,
  }));

/** The server's schema for steps. */
export const stepsField = updateBody.shape.updates;
