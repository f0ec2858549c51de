import { stuckHandler } from '#client/features/tasks/stuck/handler.ts';
import { dropTask, orderTasks, putTask, tasksKey } from '#client/features/tasks/task-cache.ts';
import { minutesText, quoted } from '#client/features/tasks/task-labels.ts';
import { stopTimerOf } from '#client/features/tasks/timer/kept-timer.ts';
import { call, Refusal } from '#client/lib/api/call.ts';
import { unlessGone } from '#client/lib/api/gone.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import { type Task, taskEndpoints } from '#contract/tasks.ts';
import type { BodyOf, TaskChange } from './task-changes.ts';

const TaskEditor = lazyPart(
  async () => (await import('#client/features/tasks/editor/refused-task.tsx')).TaskEditor,
);

/** New tasks of the person's own in the outbox. The entry's id is that of the task. */
export const addHandler: OutboxHandler<BodyOf<'task'>, Task> = {
  name: 'task',
  label: 'Task',
  describe: ({ title, estimatedTime }) => `${quoted(title)}, ${minutesText(estimatedTime)}`,
  said: ({ title }) => [title],
  send: ({ id, userId, body }) =>
    call(taskEndpoints.add, { body: { ...body, type: 'personal', id, userId } }),
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
  handler: Pick<
    OutboxHandler<BodyOf<Name>, Reply>,
    'label' | 'describe' | 'said' | 'send' | 'received'
  >,
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
  said: ({ updates: { title = '', steps = [] } }) => [title, ...steps.map((step) => step.title)],
  send: ({ userId, body: { taskId, updates } }) =>
    call(taskEndpoints.update, { body: { userId, taskId, updates } }),
  received: putTask,
});

/** Deleted tasks. One that is not there any more is deleted. */
export const deleteHandler = changeHandler('task-delete', {
  label: 'Deleted task',
  describe: ({ of }) => quoted(of),
  send: async ({ body: { taskId } }, { keepalive }) => {
    // Nothing reminds of a task that is no longer there.
    stopTimerOf(taskId);
    await unlessGone(call(taskEndpoints.remove, { params: { taskId }, keepalive }));
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
    await call(taskEndpoints.reorder, { body: { userId, taskIds } });
    return { order: taskIds, gone: [] };
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'not_found')) throw error;
  }
  const tasks = await call(taskEndpoints.all, { params: { userId }, query: { since: date } });
  const there = new Set(tasks.map(({ _id }) => _id));
  const order = taskIds.filter((id) => there.has(id));
  if (order.length > 0) await call(taskEndpoints.reorder, { body: { userId, taskIds: order } });
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
    call(taskEndpoints.lighter, { body: { userId, taskId, size, localDate, zone } }),
  received: putTask,
});

/** Tasks of earlier days that are wanted today. */
export const todayHandler = changeHandler('task-today', {
  label: 'Task for today',
  describe: ({ of }) => quoted(of),
  // Asked for in the size that it has, a task only comes to today.
  send: ({ userId, body: { taskId, size, localDate, zone } }) =>
    call(taskEndpoints.lighter, { body: { userId, taskId, size, localDate, zone } }),
  received: putTask,
});

/** Smart tasks that are swapped for others. The entry's id is that of the new task. */
export const swapHandler = changeHandler('task-swap', {
  label: 'Swapped task',
  describe: ({ of }) => quoted(of),
  send: async ({ id, userId, body: { of: _, ...body } }) => ({
    old: body.taskId,
    task: await call(taskEndpoints.swap, { body: { ...body, id, userId } }),
  }),
  received: (client, userId, { old, task }) => {
    stopTimerOf(old);
    dropTask(client, userId, old);
    putTask(client, userId, task);
  },
});

/** Tasks of earlier days that wait no longer. */
export const letGoHandler = changeHandler('task-let-go', {
  label: 'Tasks let go',
  describe: ({ taskIds }) => (taskIds.length === 1 ? '1 task' : `${taskIds.length} tasks`),
  send: async ({ userId, body }) => {
    await unlessGone(call(taskEndpoints.letGo, { body: { ...body, userId } }));
    return body.taskIds;
  },
  received: (client, userId, taskIds) => {
    for (const taskId of taskIds) dropTask(client, userId, taskId);
  },
});

/** Tasks that were put away for a day. */
export const notTodayHandler = changeHandler('task-not-today', {
  label: 'Not today',
  describe: ({ of }) => quoted(of),
  send: ({ userId, body: { taskId, localDate, zone } }) =>
    call(taskEndpoints.notToday, { body: { userId, taskId, localDate, zone } }),
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
  todayHandler,
  swapHandler,
  letGoHandler,
  stuckHandler,
];
