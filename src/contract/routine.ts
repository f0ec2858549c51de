import * as z from 'zod/mini';
import { MINUTES, MOST_STEPS, STEP_MINUTES, TASK_TYPES, TITLE_MAX } from '#domain/routine/task.ts';
import { BANDS, SIZES } from '#domain/routine/vocabulary.ts';
import { endpoint } from './shared/endpoint.ts';
import { done, line, localDate, ownParams, recordId, userId, zone } from './shared/fields.ts';

/** The most tasks that one call can reorder. */
const ORDER_MAX = 500;

const taskId = recordId;

const minutesError = {
  error: `The estimated time has to be ${MINUTES.min} to ${MINUTES.max} whole minutes.`,
};

/** Whole minutes, as a number or as the text of one, because a text field may send text. */
const minutes = z.pipe(
  z.union([z.number(), z.string()], minutesError),
  z.pipe(
    z.transform((given: number | string) => {
      if (typeof given === 'number') return given;
      return /^\s*\d{1,4}\s*$/.test(given) ? Number(given) : Number.NaN;
    }),
    z
      .int(minutesError)
      .check(z.minimum(MINUTES.min, minutesError), z.maximum(MINUTES.max, minutesError)),
  ),
);

const title = line('The title', 1, TITLE_MAX);

const stepError = {
  error: `A step has to take ${STEP_MINUTES.min} to ${STEP_MINUTES.max} whole minutes.`,
};

const step = z.object({
  title: line('The step', 1, TITLE_MAX),
  minutes: z
    .int(stepError)
    .check(z.minimum(STEP_MINUTES.min, stepError), z.maximum(STEP_MINUTES.max, stepError)),
  done: z.boolean({ error: 'A step is done or not: true or false.' }),
});

const task = z.object({
  _id: z.string(),
  userId: z.string(),
  title: z.string(),
  completed: z.boolean(),
  /** Whole minutes. */
  estimatedTime: z.int(),
  type: z.enum(TASK_TYPES),
  /** The person's local date that the task belongs to. */
  date: localDate,
  /** The place among the tasks of its date, from the top; equal places are in the order of creation. */
  order: z.int(),
  /** One sentence on why it was chosen; null for a personal task. */
  why: z.nullable(z.string()),
  size: z.enum(SIZES),
  /** The part of the day that it is planned for; null for no particular one. */
  band: z.nullable(z.enum(BANDS)),
  /** Empty until the task is broken down. */
  steps: z.array(step),
  /** The local date on which the person said "Not today"; null when they did not. */
  notTodayOn: z.nullable(localDate),
});

const updates = z
  .object({
    title: z.optional(title),
    completed: z.optional(z.boolean({ error: 'A task is completed or not: true or false.' })),
    estimatedTime: z.optional(minutes),
    steps: z.optional(
      z
        .array(step, { error: 'Steps have to be a list.' })
        .check(z.maxLength(MOST_STEPS, { error: `A task can have at most ${MOST_STEPS} steps.` })),
    ),
    /**
     * Sets one step by its place, from 0, and its title, so that no other step can be changed by
     * mistake.
     */
    stepDone: z.optional(
      z.object({
        index: z
          .int({ error: 'The place of a step is a whole number.' })
          .check(z.minimum(0), z.maximum(MOST_STEPS - 1)),
        title: line('The step', 1, TITLE_MAX),
        done: z.boolean({ error: 'A step is done or not: true or false.' }),
      }),
    ),
    /** Null brings back a task that was put away for a day. */
    notTodayOn: z.optional(z.null({ error: 'This can only be taken back, with null.' })),
  })
  .check(
    z.refine((given) => Object.values(given).some((value) => value !== undefined), {
      error: 'There is nothing to change.',
    }),
  );

/** The person's current day; defaults to the date in `zone`, or in UTC without a zone. */
const day = { localDate: z.optional(localDate), zone: z.optional(zone) };

const oneTask = z.object({ userId: z.optional(userId), taskId });

export type Task = z.output<typeof task>;

export const routineEndpoints = {
  all: endpoint({
    method: 'GET',
    path: '/api/tasks/all/:userId',
    summary:
      'Lists tasks by date and order: all; or with `since` those from that date on, and what the person added before it and did not complete.',
    access: 'session',
    params: ownParams,
    query: z.object({ since: z.optional(localDate) }),
    status: 200,
    reply: z.array(task),
  }),
  smartGenerate: endpoint({
    method: 'GET',
    path: '/api/tasks/smart-generate/:userId',
    summary:
      'Fills the day with smart tasks up to its budget and fits those that are open to how the person is now. Answers all smart tasks of the day.',
    access: 'session',
    changes: true,
    params: ownParams,
    query: z.object(day),
    status: 200,
    reply: z.array(task),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/tasks/add',
    summary: 'Adds a task of the person’s own. The same id twice is one task and one answer.',
    access: 'session',
    body: z.object({
      id: z.optional(recordId),
      userId,
      title,
      estimatedTime: z._default(minutes, MINUTES.usual),
      type: z._default(
        z.literal('personal', { error: 'Only personal tasks can be added.' }),
        'personal',
      ),
      /** Defaults to the date in `zone`. */
      date: z.optional(localDate),
      zone: z.optional(zone),
    }),
    status: 201,
    reply: task,
  }),
  update: endpoint({
    method: 'POST',
    path: '/api/tasks/update',
    summary: 'Changes a task: its title, its time, its steps, or whether it is completed.',
    access: 'session',
    body: z.object({ userId: z.optional(userId), taskId, updates }),
    status: 200,
    reply: task,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/tasks/delete/:taskId',
    summary: 'Deletes a task.',
    access: 'session',
    params: z.object({ taskId }),
    status: 200,
    reply: done,
  }),
  completionHistory: endpoint({
    method: 'GET',
    path: '/api/tasks/completion-history/:userId',
    summary: 'Gives the share of tasks completed for each local date that had tasks, by date.',
    access: 'session',
    params: ownParams,
    query: z.object({ from: z.optional(localDate), to: z.optional(localDate) }),
    status: 200,
    reply: z.array(
      z.object({
        date: localDate,
        /** Whole percent, 0 to 100. */
        percent: z.int(),
      }),
    ),
  }),
  reorder: endpoint({
    method: 'POST',
    path: '/api/tasks/reorder',
    summary: 'Puts tasks in the order of the list. Tasks that are not on it keep their places.',
    access: 'session',
    body: z.object({
      userId,
      taskIds: z.array(taskId, { error: 'The tasks have to be a list of ids.' }).check(
        z.minLength(1, { error: 'The list of tasks is empty.' }),
        z.maxLength(ORDER_MAX, { error: `The list can have at most ${ORDER_MAX} tasks.` }),
        z.refine((ids) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length, {
          error: 'A task is there twice.',
        }),
      ),
    }),
    status: 200,
    reply: done,
  }),
  lighter: endpoint({
    method: 'POST',
    path: '/api/tasks/lighter',
    summary:
      'Makes an open task one size smaller and brings it to the day given. One that is smallest already is refused with 409.',
    access: 'session',
    body: z.object({ ...oneTask.shape, size: z.optional(z.enum(SIZES)), ...day }),
    status: 200,
    reply: task,
  }),
  notToday: endpoint({
    method: 'POST',
    path: '/api/tasks/not-today',
    summary:
      'Puts a task away for the day given: a personal one comes back the day after, a smart one does not.',
    access: 'session',
    body: z.object({ ...oneTask.shape, ...day }),
    status: 200,
    reply: task,
  }),
  breakdown: endpoint({
    method: 'POST',
    path: '/api/tasks/breakdown',
    summary: `Splits a task into steps of ${STEP_MINUTES.min} to ${STEP_MINUTES.max} minutes. One that has steps keeps them.`,
    access: 'session',
    body: oneTask,
    status: 200,
    reply: task,
  }),
};
