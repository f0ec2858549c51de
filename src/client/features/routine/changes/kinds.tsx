import { TaskEditor } from '#client/features/routine/editor/refused-task.tsx';
import { dropTask, orderTasks, putTask, tasksKey } from '#client/features/routine/task-cache.ts';
import { minutesText, quoted } from '#client/features/routine/task-texts.ts';
import { call, Refusal } from '#client/lib/api/call.ts';
import type { OutboxKind } from '#client/sync/outbox/handler.ts';
import { routineEndpoints, type Task } from '#contract/routine.ts';
import { changeKind } from './change-kind.ts';
import type { BodyOf } from './task-changes.ts';

/** New tasks of the person's own in the outbox. The entry's id is that of the task. */
export const addKind: OutboxKind<BodyOf<'task'>, Task> = {
  name: 'task',
  label: 'Task',
  describe: ({ title, estimatedTime }) => `${quoted(title)}, ${minutesText(estimatedTime)}`,
  send: ({ id, userId, body }) =>
    call(routineEndpoints.add, { body: { ...body, type: 'personal', id, userId } }),
  received: (client, userId, task) => {
    putTask(client, userId, task);
    // Another device may have added some meanwhile.
    void client.invalidateQueries({ queryKey: tasksKey(userId) });
  },
  edit: (props) => <TaskEditor {...props} />,
};

/** What a change of a task's own words and marks is called when it did not come about. */
const updateProblem = ({ of, updates }: BodyOf<'task-update'>): string => {
  if (updates.title !== undefined) return 'The new title was not saved';
  if (updates.stepDone !== undefined) return `A step of ${quoted(of)} was not saved`;
  if (updates.notTodayOn === null) return `${quoted(of)} was not brought back`;
  if (updates.completed === undefined) return `The new time of ${quoted(of)} was not saved`;
  return `${quoted(of)} was not marked as ${updates.completed ? 'completed' : 'open'}`;
};

/** Changes of a task's title and time, of what is done of it, and of being put away: whether it is completed. */
export const updateKind = changeKind('task-update', {
  label: 'Change of a task',
  describe: ({ of }) => quoted(of),
  problem: updateProblem,
  make: (userId, { taskId, updates }) =>
    call(routineEndpoints.update, { body: { userId, taskId, updates } }),
  received: putTask,
});

/** Deleted tasks. One that is not there any more is deleted. */
export const deleteKind = changeKind('task-delete', {
  label: 'Deleted task',
  describe: ({ of }) => quoted(of),
  problem: ({ of }) => `${quoted(of)} was not deleted`,
  make: async (_userId, { taskId }) => {
    try {
      await call(routineEndpoints.remove, { params: { taskId } });
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'not_found')) throw error;
    }
    return taskId;
  },
  received: dropTask,
});

/**
 * Puts tasks in order. One of them may be gone, deleted on another device: the order of the others
 * is still wanted, so it is tried once more with those that are there.
 */
const putInOrder = async (
  userId: string,
  { taskIds, date }: BodyOf<'task-order'>,
): Promise<{ readonly order: readonly string[]; readonly gone: readonly string[] }> => {
  try {
    await call(routineEndpoints.reorder, { body: { userId, taskIds } });
    return { order: taskIds, gone: [] };
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'not_found')) throw error;
  }
  const tasks = await call(routineEndpoints.all, { params: { userId }, query: { since: date } });
  const there = new Set(tasks.map(({ _id }) => _id));
  const order = taskIds.filter((id) => there.has(id));
  if (order.length > 0) await call(routineEndpoints.reorder, { body: { userId, taskIds: order } });
  return { order, gone: taskIds.filter((id) => !there.has(id)) };
};

/** Orders of a day's tasks. */
export const orderKind = changeKind('task-order', {
  label: 'Order of tasks',
  describe: () => 'A new order',
  problem: () => 'The new order was not saved',
  make: putInOrder,
  received: (client, userId, { order, gone }) => {
    for (const taskId of gone) dropTask(client, userId, taskId);
    orderTasks(client, userId, order);
  },
});

/** Tasks that were made one size smaller. */
export const lighterKind = changeKind('task-lighter', {
  label: 'Lighter version',
  describe: ({ of }) => quoted(of),
  problem: ({ of }) => `There is no lighter version of ${quoted(of)} now`,
  make: (userId, { taskId, size, localDate, zone }) =>
    call(routineEndpoints.lighter, { body: { userId, taskId, size, localDate, zone } }),
  received: putTask,
});

/** Tasks that were put away for a day. */
export const notTodayKind = changeKind('task-not-today', {
  label: 'Not today',
  describe: ({ of }) => quoted(of),
  problem: ({ of }) => `${quoted(of)} was not put away for today`,
  make: (userId, { taskId, localDate, zone }) =>
    call(routineEndpoints.notToday, { body: { userId, taskId, localDate, zone } }),
  received: putTask,
});

/** Every kind of entry about tasks. */
export const taskKinds: readonly OutboxKind[] = [
  addKind,
  updateKind,
  deleteKind,
  orderKind,
  lighterKind,
  notTodayKind,
];
