import { useEffect, useState } from 'react';
import { readChange } from '#client/features/tasks/changes/task-changes.ts';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { EDITS, goneTask } from '#client/features/tasks/editor/draft.ts';
import { useDraftsFrom } from '#client/sync/draft.ts';
import { useOutbox, useOutboxActions } from '#client/sync/outbox/context.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { RECENT_DAYS, sectionsOf } from './sections.ts';

interface Known {
  readonly tasks: readonly ShownTask[];
  readonly today: LocalDate;
  readonly userId: string;
  /** Whether a task that is not among them is none of the person's any more. */
  readonly isAll: boolean;
}

/** The entries of the deletes that can still be undone, by task. They are done when the page is left. */
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
 * What is drawn: the tasks in their sections, with those that the lists would not have any more and
 * that stay for now, because that can be undone or because somebody types in them.
 */
export const useShown = ({ tasks, today, userId, isAll }: Known) => {
  const held = useHeldDeletes();
  const edited = useDraftsFrom(EDITS);
  /**
   * Completed on this visit though not of today. The tasks themselves: of those from long ago, the
   * server lists only the open ones.
   */
  const [completed, setCompleted] = useState<ReadonlyMap<string, ShownTask>>(new Map());
  /** Deleted on this visit; as long as that can be undone, they are still drawn. */
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  /** Put away a moment ago. */
  const [away, setAway] = useState<ReadonlySet<string>>(new Set());

  const ids = new Set(tasks.map(({ _id }) => _id));
  const oldest = addDays(today, -RECENT_DAYS);
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
    /** Keeps a task drawn after it was completed, or was marked as open again. */
    keepCompleted: (task: ShownTask): void =>
      setCompleted((before) => new Map([...before, [task._id, task]])),
    /** Notes that a task is deleted, or that this was undone. */
    setDeleted: (taskId: string, is: boolean): void =>
      setDeleted(
        (before) => new Set([...before].filter((id) => id !== taskId).concat(is ? taskId : [])),
      ),
    putAway: (taskId: string): void => setAway((before) => new Set([...before, taskId])),
    /** Lets one go that was put away, or brings it back. */
    endAway: (taskId: string): void =>
      setAway((before) => new Set([...before].filter((id) => id !== taskId))),
  };
};

/** What `useShown` gives. */
export type Shown = ReturnType<typeof useShown>;
