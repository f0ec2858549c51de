import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { newId } from '#client/platform/new-id.ts';
import type { DraftForm } from '#client/sync/draft.ts';
import { isFlag, isText, listOf, readAs, shaped } from '#domain/shared/guards.ts';
import { wholeNumber } from '#domain/shared/numbers/digits.ts';
import { STEP_MINUTES, type TaskStep } from '#domain/tasks/task.ts';

/** The key prefix of drafts of steps. The id of the task follows the prefix. */
const STEPS = 'task-steps/';

/** A step that is being edited. */
export interface StepRow {
  readonly id: string;
  readonly title: string;
  /** The minutes as typed. */
  readonly minutes: string;
  readonly done: boolean;
}

interface StepsDraft {
  readonly rows: readonly StepRow[];
}

const read: DraftForm<StepsDraft>['read'] = readAs(
  shaped({ rows: listOf(shaped({ id: isText, title: isText, minutes: isText, done: isFlag })) }),
);

/** A new step with the default number of minutes. */
export const newRow = (): StepRow => ({
  id: newId(),
  title: '',
  minutes: String(STEP_MINUTES.min + 1),
  done: false,
});

/** The draft of a task's steps. At first, it contains the current steps of the task. */
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
  read,
});

/** Converts rows to steps. `done` comes from the current task, because another device may have changed it. */
export const stepsOf = (rows: readonly StepRow[], task: ShownTask): TaskStep[] =>
  rows.map(({ title, minutes, done }) => ({
    title: title.trim(),
    minutes: wholeNumber(minutes),
    done: task.steps.find((step) => step.title === title)?.done ?? done,
  }));
