import {
  readWhenDraft,
  TODAY_ANY_TIME,
  type WhenDraft,
} from '#client/features/tasks/when/when-draft.ts';
import type { DraftForm } from '#client/sync/draft.ts';
import { isText, nullable, shaped } from '#domain/shared/guards.ts';
import { MINUTES } from '#domain/tasks/task.ts';

/** Loads the schema of the fields of a task. */
export const loadTaskFields = async () => (await import('./schemas.ts')).taskFields;

/** The day and time fields, in the form that `taskFields` validates. */
export const whenValues = ({ choice, day, time }: WhenDraft) => ({
  date: choice === 'day' ? day : undefined,
  time: choice === 'later' || time === '' ? null : time,
});

/** The unsaved input for a new task. */
interface TaskDraft {
  readonly title: string;
  /**
   * The minutes as typed. They are wrapped in an object, so that the default value alone does not count as a draft at
   * log-out.
   */
  readonly minutes: { readonly text: string };
  readonly when: WhenDraft;
  /** The last failed attempt, which the server may have received: the id of the task, and its content as JSON. */
  readonly tried: { readonly id: string; readonly of: string } | null;
}

const isStored = shaped(
  { title: isText, minutes: shaped({ text: isText }) },
  { tried: nullable(shaped({ id: isText, of: isText })) },
);

/** The draft of a new task. */
export const taskDraft: DraftForm<TaskDraft> = {
  key: 'task',
  initial: {
    title: '',
    minutes: { text: String(MINUTES.usual) },
    when: TODAY_ANY_TIME,
    tried: null,
  },
  // The day and time are reset too, so that the next task is for today again.
  spent: ['title', 'when'],
  read: (kept) =>
    isStored(kept)
      ? {
          ...kept,
          when: readWhenDraft(Object(kept).when) ?? TODAY_ANY_TIME,
          tried: kept.tried ?? null,
        }
      : null,
};
