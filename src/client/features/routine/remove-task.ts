import type { changeMaker } from './make-change.ts';
import type { BodyOf } from './task-changes.ts';
import { deleteKind } from './task-kinds.tsx';
import { stopTimerOf } from './timer-store.ts';

/** Deletes a task for good, and ends its timer: nothing reminds of a task that is no longer there. */
export const removeTask = (make: ReturnType<typeof changeMaker>, body: BodyOf<'task-delete'>) => {
  stopTimerOf(body.taskId);
  return make(deleteKind, body);
};
