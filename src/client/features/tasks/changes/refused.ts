import { quoted } from '#client/features/tasks/task-labels.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import type { OutboxItem } from '#client/sync/outbox/outbox-item.ts';
import { texts } from '#texts/tasks.js';
import { readChange, type TaskChange } from './task-changes.ts';

/** A change to tasks that the server refused. The list shows the tasks without this change. */
export interface RefusedChange {
  /** The id of the outbox entry. */
  readonly id: string;
  /** The problem and its reason, as a text for the person. */
  readonly text: string;
  /** Null if the change is not about a single existing task. */
  readonly taskId: string | null;
  /** The refused title and minutes as typed; null if the change does not contain a title. */
  readonly typed: { readonly title: string; readonly minutes: string } | null;
}

/** The problem with its reason, such as "The new title was not saved: The title is too long." */
const problemOf = (change: TaskChange, reason: string): string => {
  const about = (title: string) => ({ quoted: quoted(title), reason });
  switch (change.kind) {
    case 'task':
      return texts.notAdded(about(change.body.title));
    case 'task-update': {
      const { of, updates } = change.body;
      if (updates.title !== undefined) return texts.titleNotSaved({ reason });
      if (updates.steps !== undefined) return texts.stepsNotSaved(about(of));
      if (updates.stepDone !== undefined) return texts.stepNotSaved(about(of));
      if (updates.date !== undefined || updates.later !== undefined)
        return texts.notMoved(about(of));
      if (updates.time !== undefined) return texts.timeNotSaved(about(of));
      if (updates.notTodayOn === null) return texts.notBroughtBack(about(of));
      if (updates.completed === undefined) return texts.newTimeNotSaved(about(of));
      return updates.completed ? texts.notCompleted(about(of)) : texts.notOpen(about(of));
    }
    case 'task-delete':
      return texts.notDeleted(about(change.body.of));
    case 'task-order':
      return texts.orderNotSaved({ reason });
    case 'task-lighter':
      return texts.notLighter(about(change.body.of));
    case 'task-today':
      return texts.notMovedToday(about(change.body.of));
    case 'task-swap':
      return texts.notSwapped(about(change.body.of));
    case 'task-let-go':
    case 'task-let-go-all':
      return texts.notLetGo({ reason });
    case 'task-not-today':
      return texts.notPutAway(about(change.body.of));
  }
};

const typedIn = (change: TaskChange): RefusedChange['typed'] => {
  if (change.kind !== 'task-update') return null;
  const { title, estimatedTime } = change.body.updates;
  return title === undefined ? null : { title, minutes: String(estimatedTime ?? '') };
};

const refusedChange = (item: OutboxItem): RefusedChange | null => {
  const change = readChange(item);
  if (change === null || item.refused === null) return null;
  const { message, issues } = item.refused;
  return {
    id: item.id,
    // The message for a field is more specific than the message for the whole request.
    text: problemOf(change, issues[0]?.message ?? message),
    taskId: 'taskId' in change.body ? change.body.taskId : null,
    typed: typedIn(change),
  };
};

/** The refused changes that the person has neither dismissed nor replaced. */
export const useRefused = (): readonly RefusedChange[] =>
  useOutbox().notices.flatMap((item) => refusedChange(item) ?? []);
