import type { Task } from '#contract/tasks.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { SIZES } from '#domain/shared/size.ts';
import { remindersWith } from '#domain/tasks/reminder-item.ts';
import type { TaskStep } from '#domain/tasks/task.ts';
import type { BodyOf, TaskChange } from './task-changes.ts';

/** A task as the pages show it: the server's version, with the person's newer changes applied. */
export interface ShownTask extends Task {
  /** Set if a change to the task is stored on this device and its sending is delayed. */
  readonly waiting?: true;
  /** Set if the server does not have the task yet. */
  readonly isNew?: true;
  /** Set if the task no longer exists but this device still has an unsaved edit of the task. */
  readonly gone?: true;
  /** A request that only the server can fulfil. Set until the server's reply arrives. */
  readonly asked?: 'lighter' | 'swap';
}

type Tasks = readonly ShownTask[];

const nextPlace = (tasks: Tasks, date: string): number =>
  Math.max(-1, ...tasks.filter((task) => task.date === date).map(({ order }) => order)) + 1;

const added = (tasks: Tasks, id: string, body: BodyOf<'task'>, userId: string): Tasks => {
  if (tasks.some(({ _id }) => _id === id)) return tasks;
  const { title, estimatedTime, date, time = null, later = false } = body;
  const task: ShownTask = {
    _id: id,
    userId,
    title,
    completed: false,
    estimatedTime,
    type: 'personal',
    date,
    order: nextPlace(tasks, date),
    why: null,
    size: 'full',
    band: null,
    steps: [],
    notTodayOn: null,
    time,
    later,
    reminders: remindersWith(null, time, body.reminders),
    isNew: true,
  };
  return [...tasks, task];
};

const only = (tasks: Tasks, id: string, changed: (task: ShownTask) => ShownTask): Tasks =>
  tasks.map((task) => (task._id === id ? changed(task) : task));

/** Sets the order of each listed task to its position in `taskIds`. Other tasks keep their order. */
export const ordered = <Shown extends Task>(
  tasks: readonly Shown[],
  taskIds: readonly string[],
): readonly Shown[] => {
  const places = new Map(taskIds.map((id, place) => [id, place]));
  return tasks.map((task) => ({ ...task, order: places.get(task._id) ?? task.order }));
};

/** The day and time of a task after a change. As on the server, a task that moves to another day comes last there. */
const moved = (
  tasks: Tasks,
  task: ShownTask,
  updates: BodyOf<'task-update'>['updates'],
): Partial<ShownTask> => {
  const { date = task.date, reminders } = updates;
  const later = updates.later ?? (updates.date === undefined && task.later);
  const time = updates.time === undefined && !later ? task.time : (updates.time ?? null);
  const isMoved = date !== task.date || (task.later && !later);
  return {
    date,
    later,
    time,
    reminders: time === null ? null : remindersWith(task, time, reminders),
    ...(isMoved ? { order: nextPlace(tasks, date), notTodayOn: null } : {}),
  };
};

const lighter = (tasks: Tasks, { taskId, size, localDate }: BodyOf<'task-lighter'>): Tasks =>
  only(tasks, taskId, (task) => {
    const isBehind = task.date < localDate && !task.later;
    const day = isBehind ? { date: localDate, order: nextPlace(tasks, localDate) } : {};
    const brought = { ...task, ...day, notTodayOn: null };
    const isThere = SIZES.indexOf(task.size) >= SIZES.indexOf(size);
    return isThere ? brought : { ...brought, asked: 'lighter' };
  });

/** Moves a task of an earlier day to the end of the given day. */
const broughtTo = (tasks: Tasks, taskId: string, date: LocalDate): Tasks =>
  only(tasks, taskId, (task) =>
    task.date >= date ? task : { ...task, date, order: nextPlace(tasks, date), notTodayOn: null },
  );

/** Marks one step as done or not done. Like the server, it ignores a step whose title has changed. */
const ticked = (
  steps: readonly TaskStep[],
  {
    index,
    title,
    done,
  }: { readonly index: number; readonly title: string; readonly done: boolean },
): TaskStep[] =>
  steps.map((step, at) => (at === index && step.title === title ? { ...step, done } : step));

/** Whether a task is an open personal task with a day. */
export const isOpen = ({ type, completed, later }: Task): boolean =>
  type === 'personal' && !completed && !later;

/** Whether a task is an open personal task of an earlier day. */
export const isWaiting = (task: Task, today: LocalDate): boolean =>
  isOpen(task) && task.date < today;

const withChange = (tasks: Tasks, change: TaskChange, userId: string): Tasks => {
  switch (change.kind) {
    case 'task':
      return added(tasks, change.id, change.body, userId);
    case 'task-update': {
      const { updates, taskId } = change.body;
      const { title, completed, estimatedTime, steps, stepDone, notTodayOn } = updates;
      const stepsIn = (task: ShownTask): TaskStep[] => steps ?? task.steps;
      return only(tasks, taskId, (task) => ({
        ...task,
        title: title ?? task.title,
        completed: completed ?? task.completed,
        estimatedTime: estimatedTime ?? task.estimatedTime,
        steps: stepDone === undefined ? stepsIn(task) : ticked(stepsIn(task), stepDone),
        notTodayOn: notTodayOn === null ? null : task.notTodayOn,
        ...moved(tasks, task, updates),
      }));
    }
    case 'task-delete':
      return tasks.filter(({ _id }) => _id !== change.body.taskId);
    case 'task-order':
      return ordered(tasks, change.body.taskIds);
    case 'task-lighter':
      return lighter(tasks, change.body);
    case 'task-today':
      return broughtTo(tasks, change.body.taskId, change.body.localDate);
    case 'task-swap': {
      const { taskId } = change.body;
      // The new task has arrived, although this change is still in the outbox.
      if (tasks.some(({ _id }) => _id === change.id))
        return tasks.filter(({ _id }) => _id !== taskId);
      return only(tasks, taskId, (task) => ({ ...task, asked: 'swap' }));
    }
    case 'task-let-go': {
      const { taskIds, localDate } = change.body;
      const gone = new Set(taskIds);
      return tasks.filter(
        ({ _id, completed, date }) => !gone.has(_id) || completed || date >= localDate,
      );
    }
    case 'task-let-go-all':
      return tasks.filter((task) => !isWaiting(task, change.body.localDate));
    case 'task-not-today': {
      const { taskId, localDate } = change.body;
      return only(tasks, taskId, (task) => ({ ...task, notTodayOn: localDate }));
    }
  }
};

const taskOf = (change: TaskChange): string | null => {
  if (change.kind === 'task') return change.id;
  return 'taskId' in change.body ? change.body.taskId : null;
};

/**
 * The tasks after all changes, in their order. A change that the server's reply already contains has no effect, so
 * changes can be applied until they leave the outbox.
 *
 * @param tasks the server's latest reply
 * @param changes in the order in which they were made
 * @param delayed the ids of changes whose sending is delayed
 */
export const withChanges = (
  tasks: readonly Task[],
  changes: readonly TaskChange[],
  { userId, delayed }: { readonly userId: string; readonly delayed: ReadonlySet<string> },
): readonly ShownTask[] => {
  const start: Tasks = tasks;
  const waiting = new Set(changes.filter(({ id }) => delayed.has(id)).map(taskOf));
  return changes
    .reduce((shown, change) => withChange(shown, change, userId), start)
    .map((task) => (waiting.has(task._id) ? { ...task, waiting: true as const } : task))
    .sort((a, b) => a.date.localeCompare(b.date) || a.order - b.order);
};
