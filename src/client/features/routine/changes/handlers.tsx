import { TaskEditor } from '#client/features/routine/editor/refused-task.tsx';
import { dropTask, orderTasks, putTask, tasksKey } from '#client/features/routine/task-cache.ts';
import { minutesText, quoted } from '#client/features/routine/task-labels.ts';
import { stopTimerOf } from '#client/features/routine/timer/kept-timer.ts';
import { call, Refusal } from '#client/lib/api/call.ts';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import { routineEndpoints, type Task } from '#contract/routine.ts';
import type { BodyOf, TaskChange } from './task-changes.ts';

/** New tasks of the person's own in the outbox. The entry's id is that of the task. */
export const addHandler: OutboxHandler<BodyOf<'task'>, Task> = {
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

/**
 * A change of a task that is there. A refused one leaves nothing to correct: the list shows the task
 * without it at once, so it is told and not kept to be sent again.
 */
const changeHandler = <Name extends Exclude<TaskChange['kind'], 'task'>, Reply>(
  name: Name,
  handler: Pick<OutboxHandler<BodyOf<Name>, Reply>, 'label' | 'describe' | 'send' | 'received'>,
): OutboxHandler<BodyOf<Name>, Reply> => ({
  ...handler,
  name,
  whenRefused: 'tell',
  refused: (client, userId) => {
    // The list was not what it was thought to be.
    void client.invalidateQueries({ queryKey: tasksKey(userId) });
  },
});

/** Changes of a task's title and time, of what is done of it, and of being put away: whether it is completed. */
export const updateHandler = changeHandler('task-update', {
  label: 'Change of a task',
  describe: ({ of }) => quoted(of),
  send: ({ userId, body: { taskId, updates } }) =>
    call(routineEndpoints.update, { body: { userId, taskId, updates } }),
  received: putTask,
});

/** Deleted tasks. One that is not there any more is deleted. */
export const deleteHandler = changeHandler('task-delete', {
  label: 'Deleted task',
  describe: ({ of }) => quoted(of),
  send: async ({ body: { taskId } }, { keepalive }) => {
    // Nothing reminds of a task that is no longer there.
    stopTimerOf(taskId);
    try {
      await call(routineEndpoints.remove, { params: { taskId }, keepalive });
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
export const orderHandler = changeHandler('task-order', {
  label: 'Order of tasks',
  describe: () => 'A new order',
  send: ({ userId, body }) => putInOrder(userId, body),
  received: (client, userId, { order, gone }) => {
    for (const taskId of gone) dropTask(client, userId, taskId);
    orderTasks(client, userId, order);
  },
});

/** Tasks that were made one size smaller. */
export const lighterHandler = changeHandler('task-lighter', {
  label: 'Lighter version',
  describe: ({ of }) => quoted(of),
  send: ({ userId, body: { taskId, size, localDate, zone } }) =>
    call(routineEndpoints.lighter, { body: { userId, taskId, size, localDate, zone } }),
  received: putTask,
});

/** Tasks that were put away for a day. */
export const notTodayHandler = changeHandler('task-not-today', {
  label: 'Not today',
  describe: ({ of }) => quoted(of),
  send: ({ userId, body: { taskId, localDate, zone } }) =>
    call(routineEndpoints.notToday, { body: { userId, taskId, localDate, zone } }),
  received: putTask,
});

/** How everything about tasks is sent. */
export const taskHandlers: readonly OutboxHandler[] = [
  addHandler,
  updateHandler,
  deleteHandler,
  orderHandler,
  lighterHandler,
  notTodayHandler,
];
