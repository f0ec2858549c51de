import { quoted } from '#client/features/tasks/task-labels.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import type { OutboxItem } from '#client/sync/outbox/outbox-item.ts';
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

/** The problem as the beginning of a sentence, such as "The new title was not saved". */
const problemOf = (change: TaskChange): string => {
  switch (change.kind) {
    case 'task':
      return `${quoted(change.body.title)} was not added`;
    case 'task-update': {
      const { of, updates } = change.body;
      if (updates.title !== undefined) return 'The new title was not saved';
      if (updates.steps !== undefined) return `The steps of ${quoted(of)} were not saved`;
      if (updates.stepDone !== undefined) return `A step of ${quoted(of)} was not saved`;
      if (updates.date !== undefined || updates.later !== undefined)
        return `${quoted(of)} was not moved`;
      if (updates.time !== undefined) return `The time of ${quoted(of)} was not saved`;
      if (updates.notTodayOn === null) return `${quoted(of)} was not brought back`;
      if (updates.completed === undefined) return `The new time of ${quoted(of)} was not saved`;
      return `${quoted(of)} was not marked as ${updates.completed ? 'completed' : 'open'}`;
    }
    case 'task-delete':
      return `${quoted(change.body.of)} was not deleted`;
    case 'task-order':
      return 'The new order was not saved';
    case 'task-lighter':
      return `There is no lighter version of ${quoted(change.body.of)} now`;
    case 'task-today':
      return `${quoted(change.body.of)} was not moved to today`;
    case 'task-swap':
      return `${quoted(change.body.of)} was not swapped`;
    case 'task-let-go':
    case 'task-let-go-all':
      return 'The tasks of earlier days were not let go';
    case 'task-not-today':
      return `${quoted(change.body.of)} was not put away for today`;
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
    text: `${problemOf(change)}: ${issues[0]?.message ?? message}`,
    taskId: 'taskId' in change.body ? change.body.taskId : null,
    typed: typedIn(change),
  };
};

/** The refused changes that the person has neither dismissed nor replaced. */
export const useRefused = (): readonly RefusedChange[] =>
  useOutbox().notices.flatMap((item) => refusedChange(item) ?? []);
