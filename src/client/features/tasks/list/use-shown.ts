import { useEffect, useState } from 'react';
import { readChange } from '#client/features/tasks/changes/task-changes.ts';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { EDITS, goneTask } from '#client/features/tasks/editor/draft.ts';
import { useDraftsFrom } from '#client/sync/draft.ts';
import { useOutbox, useOutboxActions } from '#client/sync/outbox/context.ts';
import { recentSince } from '#contract/shared/limits.ts';
import type { LocalDate } from '#domain/shared/brands.ts';

import { sectionsOf } from './sections.ts';

interface Known {
  readonly tasks: readonly ShownTask[];
  readonly today: LocalDate;
  readonly userId: string;
  /** Whether the tasks have loaded. If so, a missing task no longer exists. */
  readonly isAll: boolean;
}

/**
 * The outbox entries of deletions that can still be undone, by task id. The deletions are sent when the person leaves
 * the page.
 */
const useHeldDeletes = (): ReadonlyMap<string, string> => {
  const { release } = useOutboxActions();
  useEffect(() => () => void release(), [release]);
  return new Map(
    useOutbox().held.flatMap((item) => {
      const change = readChange(item);
      return change?.kind === 'task-delete' ? [[change.body.taskId, item.id] as const] : [];
    }),
  );
};

/**
 * The tasks to show, by section. Some tasks that belong to no section any more stay visible for now, because the person
 * can still undo an action or is editing them.
 */
export const useShown = ({ tasks, today, userId, isAll }: Known) => {
  const held = useHeldDeletes();
  const edited = useDraftsFrom(EDITS);
  /**
   * Tasks of other days that were completed on this visit. They are stored in full, because the server lists only the
   * open tasks of old days.
   */
  const [completed, setCompleted] = useState<ReadonlyMap<string, ShownTask>>(new Map());
  /** The tasks that were deleted on this visit. They are still shown while the deletion can be undone. */
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  /** The tasks that were put away for today. They are still shown while this action can be undone. */
  const [away, setAway] = useState<ReadonlySet<string>>(new Set());

  const ids = new Set(tasks.map(({ _id }) => _id));
  const oldest = recentSince(today);
  const late = [...completed.values()].filter(
    ({ _id, date }) => !ids.has(_id) && date < oldest && (!deleted.has(_id) || held.has(_id)),
  );
  const gone = edited
    .filter((id) => isAll && !ids.has(id) && !completed.has(id))
    .map((id) => goneTask(id, userId))
    .filter((task) => task !== null);
  const stays = new Set([...completed.keys(), ...away, ...edited]);
  const sections = sectionsOf([...tasks, ...late, ...gone], today, stays);

  return {
    sections,
    held,
    away,
    edited: new Set(edited),
    /** Keeps a task visible after it was completed or reopened. */
    keepCompleted: (task: ShownTask): void =>
      setCompleted((before) => new Map([...before, [task._id, task]])),
    /** Records that a task was deleted, or that its deletion was undone. */
    setDeleted: (taskId: string, is: boolean): void =>
      setDeleted(
        (before) => new Set([...before].filter((id) => id !== taskId).concat(is ? taskId : [])),
      ),
    putAway: (taskId: string): void => setAway((before) => new Set([...before, taskId])),
    /** Ends the time during which putting a task away can be undone. */
    endAway: (taskId: string): void =>
      setAway((before) => new Set([...before].filter((id) => id !== taskId))),
  };
};

/** The result of `useShown`. */
export type Shown = ReturnType<typeof useShown>;
