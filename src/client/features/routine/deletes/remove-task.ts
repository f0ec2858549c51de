import { deleteKind } from '#client/features/routine/changes/kinds.tsx';
import type { changeMaker } from '#client/features/routine/changes/make-change.ts';
import type { BodyOf } from '#client/features/routine/changes/task-changes.ts';
import { stopTimerOf } from '#client/features/routine/timer/store.ts';

/** Deletes a task for good, and ends its timer: nothing reminds of a task that is no longer there. */
export const removeTask = (make: ReturnType<typeof changeMaker>, body: BodyOf<'task-delete'>) => {
  stopTimerOf(body.taskId);
  return make(deleteKind, body);
};
