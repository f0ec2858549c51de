import { call, Refusal } from '#client/lib/api.ts';
import type { OutboxKind } from '#client/lib/outbox-kind.ts';
import { routineEndpoints, type Task } from '#contract/routine.ts';
import { changeKind } from './change-kind.ts';
import { dropTask, orderTasks, putTask } from './task-cache.ts';
import type { BodyOf } from './task-changes.ts';
import { TaskEditor } from './task-editor.tsx';
import { minutesText, quoted } from './task-texts.ts';

/** New tasks of the person's own in the outbox. The entry's id is that of the task. */
export const addKind: OutboxKind<BodyOf<'task'>, Task> = {
  name: 'task',
  label: 'Task',
  describe: ({ title, estimatedTime }) => `${quoted(title)}, ${minutesText(estimatedTime)}`,
  send: ({ id, userId, body }) => call(routineEndpoints.add, { body: { ...body, id, userId } }),
  received: putTask,
  edit: (props) => <TaskEditor {...props} />,
};

/** What a change of a task's own words and marks is called when it did not come about. */
const updateProblem = ({ of, updates }: BodyOf<'task-update'>): string => {
  if (updates.title !== undefined) return 'The new title was not saved';
  if (updates.steps !== undefined) return `The steps of ${quoted(of)} were not saved`;
  if (updates.completed === undefined) return `The new time of ${quoted(of)} was not saved`;
  return `${quoted(of)} was not marked as ${updates.completed ? 'completed' : 'open'}`;
};

/** Changes of a task's title, time, steps, and whether it is completed. */
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

/** Orders of a day's tasks. */
export const orderKind = changeKind('task-order', {
  label: 'Order of tasks',
  describe: () => 'A new order',
  problem: () => 'The new order was not saved',
  make: async (userId, { taskIds }) => {
    await call(routineEndpoints.reorder, { body: { userId, taskIds } });
    return taskIds;
  },
  received: orderTasks,
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

/** Tasks that were split into steps. */
export const stepsKind = changeKind('task-steps', {
  label: 'Steps of a task',
  describe: ({ of }) => quoted(of),
  problem: ({ of }) => `${quoted(of)} was not broken down`,
  make: (userId, { taskId }) => call(routineEndpoints.breakdown, { body: { userId, taskId } }),
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
  stepsKind,
];
