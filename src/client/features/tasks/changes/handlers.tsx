import { stuckHandler } from '#client/features/tasks/stuck/handler.ts';
import { dropTask, dropWaiting, orderTasks, putTask } from '#client/features/tasks/task-cache.ts';
import { minutesText, quoted } from '#client/features/tasks/task-labels.ts';
import { tasksKey } from '#client/features/tasks/tasks-key.ts';
import { stopTimerOf } from '#client/features/tasks/timer/kept-timer.ts';
import { call, Refusal } from '#client/lib/api/call.ts';
import { ignoreNotFound } from '#client/lib/api/ignore-not-found.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import { type Task, taskEndpoints } from '#contract/tasks.ts';
import { texts } from '#texts/tasks.js';
import type { BodyOf, TaskChange } from './task-changes.ts';

const TaskEditor = lazyPart(
  async () => (await import('#client/features/tasks/editor/refused-task.tsx')).TaskEditor,
);

/** The outbox handler of new personal tasks. The id of the entry is also the id of the task. */
export const addHandler: OutboxHandler<BodyOf<'task'>, Task> = {
  name: 'task',
  label: texts.newTask,
  describe: ({ title, estimatedTime }) =>
    texts.titleAndMinutes({ quoted: quoted(title), minutes: minutesText(estimatedTime) }),
  said: ({ title }) => [title],
  send: ({ id, userId, body }) =>
    call(taskEndpoints.add, { body: { ...body, type: 'personal', id, userId } }),
  received: (client, userId, task) => {
    putTask(client, userId, task);
    // Another device may have added tasks in the meantime.
    void client.invalidateQueries({ queryKey: tasksKey(userId) });
  },
  edit: (props) => <TaskEditor {...props} />,
};

/**
 * Creates the handler of a change to an existing task. After a refusal, there is nothing to correct, because the list
 * shows the task without the change. The person is therefore only notified, and the change is not sent again.
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
    // The refusal means that the cached list was out of date.
    void client.invalidateQueries({ queryKey: tasksKey(userId) });
  },
});

/**
 * The outbox handler of changes to the fields of a task: title, times, day, steps and completion. Bringing back a task
 * that was put away for today is such a change too.
 */
export const updateHandler = changeHandler('task-update', {
  label: texts.changedTask,
  describe: ({ of }) => quoted(of),
  said: ({ updates: { title = '', steps = [] } }) => [title, ...steps.map((step) => step.title)],
  send: ({ userId, body: { taskId, updates } }) =>
    call(taskEndpoints.update, { body: { userId, taskId, updates } }),
  received: putTask,
});

/** The outbox handler of deleted tasks. A task that no longer exists counts as deleted. */
export const deleteHandler = changeHandler('task-delete', {
  label: texts.deletedTask,
  describe: ({ of }) => quoted(of),
  send: async ({ body: { taskId } }, { keepalive }) => {
    // The timer of a deleted task must not keep running.
    stopTimerOf(taskId);
    await ignoreNotFound(call(taskEndpoints.remove, { params: { taskId }, keepalive }));
    return taskId;
  },
  received: dropTask,
});

/**
 * Reorders tasks. If one of them was deleted on another device, the call is retried once with the tasks that still
 * exist.
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

/** The outbox handler of changes to the order of a day's tasks. */
export const orderHandler = changeHandler('task-order', {
  label: texts.orderOfTasks,
  describe: () => texts.newOrder,
  send: ({ userId, body }) => putInOrder(userId, body),
  received: (client, userId, { order, gone }) => {
    for (const taskId of gone) dropTask(client, userId, taskId);
    orderTasks(client, userId, order);
  },
});

/** The outbox handler of tasks that the person made one size smaller. */
export const lighterHandler = changeHandler('task-lighter', {
  label: texts.lighterVersion,
  describe: ({ of }) => quoted(of),
  send: ({ userId, body: { taskId, size, localDate, zone } }) =>
    call(taskEndpoints.lighter, { body: { userId, taskId, size, localDate, zone } }),
  received: putTask,
});

/** The outbox handler of tasks of earlier days that the person moved to today. */
export const todayHandler = changeHandler('task-today', {
  label: texts.taskForToday,
  describe: ({ of }) => quoted(of),
  // A `lighter` request for the current size only moves the task to today.
  send: ({ userId, body: { taskId, size, localDate, zone } }) =>
    call(taskEndpoints.lighter, { body: { userId, taskId, size, localDate, zone } }),
  received: putTask,
});

/** The outbox handler of swapped smart tasks. The id of the entry is also the id of the new task. */
export const swapHandler = changeHandler('task-swap', {
  label: texts.swappedTask,
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

/** The outbox handler of tasks of earlier days that the person let go. */
export const letGoHandler = changeHandler('task-let-go', {
  label: texts.letGoTasks,
  describe: ({ taskIds }) => texts.tasksCounted({ count: taskIds.length }),
  send: async ({ userId, body }) => {
    await ignoreNotFound(call(taskEndpoints.letGo, { body: { ...body, userId } }));
    return body.taskIds;
  },
  received: (client, userId, taskIds) => {
    for (const taskId of taskIds) dropTask(client, userId, taskId);
  },
});

/** The outbox handler of all tasks of earlier days, which the person let go together. */
export const letGoAllHandler = changeHandler('task-let-go-all', {
  label: texts.letGoTasks,
  describe: () => texts.allFromEarlierDays,
  send: async ({ userId, body }) => {
    await call(taskEndpoints.letGoAll, { body: { ...body, userId } });
    return body.localDate;
  },
  received: dropWaiting,
});

/** The outbox handler of tasks that the person put away for the day. */
export const notTodayHandler = changeHandler('task-not-today', {
  label: texts.notToday,
  describe: ({ of }) => quoted(of),
  send: ({ userId, body: { taskId, localDate, zone } }) =>
    call(taskEndpoints.notToday, { body: { userId, taskId, localDate, zone } }),
  received: putTask,
});

/** The outbox handlers of all task entries. */
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
  letGoAllHandler,
  stuckHandler,
];
