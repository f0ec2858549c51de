import * as z from 'zod/mini';
import { wholeNumber } from '#domain/shared/numbers/digits.ts';
import { SIZES } from '#domain/shared/size.ts';
import { BANDS } from '#domain/shared/time/bands.ts';
import { DETAILS } from '#domain/tasks/breakdown/detail.ts';
import { ENERGIES, MATTERS } from '#domain/tasks/scheduler/wishes.ts';
import { fits, HELPS, STUCK_REASONS } from '#domain/tasks/stuck.ts';
import {
  MINUTES,
  MOST_STEPS,
  REMINDER_MAX,
  STEP_MINUTES,
  TASK_TYPES,
  TITLE_MAX,
} from '#domain/tasks/task.ts';
import { AREAS } from '#domain/tasks/vocabulary.ts';
import { texts } from '#texts/task-errors.js';
import { endpoint } from './shared/endpoint.ts';
import {
  clockTime,
  done,
  line,
  localDate,
  ownParams,
  recordId,
  userId,
  zone,
} from './shared/fields.ts';

/** The maximum number of tasks that one call can reorder. */
const ORDER_MAX = 500;

const taskId = recordId;

const minutesError = { error: () => texts.minutesAreWrong(MINUTES) };

/** Whole minutes, as a number or as text, because a text field may send text. */
const minutes = z.pipe(
  z.union([z.number(), z.string()], minutesError),
  z.pipe(
    z.transform((given: number | string) =>
      typeof given === 'number' ? given : wholeNumber(given),
    ),
    z
      .int(minutesError)
      .check(z.minimum(MINUTES.min, minutesError), z.maximum(MINUTES.max, minutesError)),
  ),
);

const title = line(() => texts.theTitle, 1, TITLE_MAX);

const stepError = { error: () => texts.stepMinutesAreWrong(STEP_MINUTES) };

const step = z.object({
  title: line(() => texts.theStep, 1, TITLE_MAX),
  minutes: z
    .int(stepError)
    .check(z.minimum(STEP_MINUTES.min, stepError), z.maximum(STEP_MINUTES.max, stepError)),
  done: z.boolean({ error: () => texts.stepIsDoneOrNot }),
});

const beforeError = { error: () => texts.beforeIsWrong({ max: REMINDER_MAX }) };

const reminders = z.object({
  atStart: z.boolean({ error: () => texts.atStartOrNot }),
  /** Whole minutes before the task's time; null for none. */
  minutesBefore: z.nullable(
    z.int(beforeError).check(z.minimum(1, beforeError), z.maximum(REMINDER_MAX, beforeError)),
  ),
});

/** When a task is due and when it reminds. */
const when = {
  /** The person's day for the task. For a task in Later, the day on which it was moved there. */
  date: z.optional(localDate),
  /** HH:MM on the person's clock; null removes the time and its reminders. */
  time: z.optional(z.nullable(clockTime)),
  /** Whether the task is in Later. Such a task has no day and no time. */
  later: z.optional(z.boolean({ error: () => texts.laterOrNot })),
  /** The reminders of the task; null if there are none, as is always the case for a task without a time. */
  reminders: z.optional(z.nullable(reminders)),
};

export const task = z.object({
  _id: z.string(),
  userId: z.string(),
  title: z.string(),
  completed: z.boolean(),
  /** Whole minutes. */
  estimatedTime: z.int(),
  type: z.enum(TASK_TYPES),
  /** The person's local date of the task. */
  date: localDate,
  /** The position among the tasks of its date, from the top; equal positions are ordered by creation. */
  order: z.int(),
  /** Why the task was chosen, in one or two sentences; null for a personal task. */
  why: z.nullable(z.string()),
  size: z.enum(SIZES),
  /** The part of the day for which the task is planned; null if there is none. */
  band: z.nullable(z.enum(BANDS)),
  /** Empty until the task is broken down. */
  steps: z.array(step),
  /** The local date on which the person chose "Not today"; null if they did not. */
  notTodayOn: z.nullable(localDate),
  /**
   * HH:MM on the person's clock; null for no time. Hours before the start of their day belong to the night after
   * `date`.
   */
  time: z.nullable(clockTime),
  /** Whether the task is in Later; `date` is then the day on which it was moved there. */
  later: z.boolean(),
  reminders: z.nullable(reminders),
  /** The area of life that the title names; null for none, and missing until the server has the task. */
  area: z.optional(z.nullable(z.enum(AREAS))),
});

/** The maximum number of characters in an answer in the person's own words. */
const ANSWER_MAX = 200;

const answer = z
  .object({
    /** The id of a choice. */
    choice: z.optional(line(() => texts.theChoice, 1, 40)),
    /** What will be different when the task is done. */
    words: z.optional(line(() => texts.yourAnswer, 1, ANSWER_MAX)),
  })
  .check(
    z.refine(({ choice, words }) => choice !== undefined || words !== undefined, {
      error: () => texts.answerIsMissing,
    }),
  );

const brokenDown = z.extend(task, {
  /** The state that the first steps lead to, as a sentence; missing if the title fits no prepared steps. */
  goal: z.optional(z.string()),
  /**
   * The question to ask first if there are no prepared steps for such a task. The reply to the person's answer then
   * contains the steps.
   */
  question: z.optional(
    z.object({
      id: z.string(),
      text: z.string(),
      choices: z.array(z.object({ id: z.string(), text: z.string() })),
      /** The label of the field for a free-text answer. */
      words: z.string(),
    }),
  ),
});

const updates = z
  .object({
    title: z.optional(title),
    completed: z.optional(z.boolean({ error: () => texts.completedOrNot })),
    estimatedTime: z.optional(minutes),
    steps: z.optional(
      z
        .array(step, { error: () => texts.stepsAreNoList })
        .check(z.maxLength(MOST_STEPS, { error: () => texts.tooManySteps({ max: MOST_STEPS }) })),
    ),
    /** Marks one step by its index (from 0) and its title, so that no other step is changed by mistake. */
    stepDone: z.optional(
      z.object({
        index: z
          .int({ error: () => texts.placeIsWrong })
          .check(z.minimum(0), z.maximum(MOST_STEPS - 1)),
        title: line(() => texts.theStep, 1, TITLE_MAX),
        done: z.boolean({ error: () => texts.stepIsDoneOrNot }),
      }),
    ),
    /** Null brings back a task that was put away for the day. */
    notTodayOn: z.optional(z.null({ error: () => texts.onlyTakenBack })),
    /** A date takes the task out of Later. Only an open personal task can be moved to another day. */
    ...when,
  })
  .check(
    z.refine((given) => Object.values(given).some((value) => value !== undefined), {
      error: () => texts.nothingToChange,
    }),
  );

const energy = z.enum(ENERGIES, { error: () => texts.energyIsUnknown });
const mattersError = { error: () => texts.mattersAreUnknown({ areas: MATTERS.join(', ') }) };
const matters = z.array(z.enum(MATTERS, mattersError), mattersError);

/** What the person says about today; all optional. */
const wishes = { energy: z.optional(energy), matters: z.optional(matters) };

/** The person's current day; defaults to the date in `zone`, or in UTC without a zone. */
const day = { localDate: z.optional(localDate), zone: z.optional(zone) };

const oneTask = z.object({ userId: z.optional(userId), taskId });

const stuckReason = z.enum(STUCK_REASONS);
const help = z.enum(HELPS);

export type Task = z.output<typeof task>;
/** A task broken into steps, or the question asked first. */
export type BrokenDown = z.output<typeof brokenDown>;

export const newTask = z.object({
  id: z.optional(recordId),
  userId,
  title,
  estimatedTime: z._default(minutes, MINUTES.usual),
  type: z._default(z.literal('personal', { error: () => texts.onlyPersonal }), 'personal'),
  /** `date` defaults to the date in `zone`. */
  ...when,
  zone: z.optional(zone),
});

const OLDER_MAX = 500;
const olderError = { error: () => texts.olderIsWrong({ max: OLDER_MAX }) };
const older = z.pipe(
  z.string(olderError),
  z.pipe(
    z.transform(wholeNumber),
    z.int(olderError).check(z.minimum(1, olderError), z.maximum(OLDER_MAX, olderError)),
  ),
);

export const updateBody = z.object({ userId: z.optional(userId), taskId, updates });

export const taskEndpoints = {
  all: endpoint({
    method: 'GET',
    path: '/api/tasks/all/:userId',
    summary:
      'Lists tasks by date and order: all; or with `since` those from that date on, and what the person added before it and did not complete. With `older`, only the latest of those earlier tasks, besides the ones for later.',
    access: 'session',
    params: ownParams,
    query: z.object({ since: z.optional(localDate), older: z.optional(older) }),
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
    query: z.object({
      ...day,
      energy: z.optional(energy),
      /** Comma-separated. */
      matters: z.optional(
        z.pipe(
          z.string(mattersError),
          z.pipe(
            z.transform((given: string) => (given === '' ? [] : given.split(','))),
            matters,
          ),
        ),
      ),
    }),
    status: 200,
    reply: z.array(task),
  }),
  others: endpoint({
    method: 'POST',
    path: '/api/tasks/others',
    summary:
      'Puts other smart tasks in the place of those that are open and that the person has not changed. Answers all smart tasks of the day.',
    access: 'session',
    body: z.object({ userId, ...day, ...wishes }),
    status: 200,
    reply: z.array(task),
  }),
  fit: endpoint({
    method: 'POST',
    path: '/api/tasks/fit',
    summary:
      'Fits the open smart tasks that the person has not changed to what they say of today. Answers all smart tasks of the day.',
    access: 'session',
    body: z.object({ userId, ...day, ...wishes }),
    status: 200,
    reply: z.array(task),
  }),
  swap: endpoint({
    method: 'POST',
    path: '/api/tasks/swap',
    summary:
      'Puts another smart task of the same size or smaller in the place of an open one. The same id twice is one swap and one answer.',
    access: 'session',
    body: z.object({
      /** The id of the new task. */
      id: recordId,
      ...oneTask.shape,
      ...day,
      ...wishes,
    }),
    status: 200,
    reply: task,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/tasks/add',
    summary: 'Adds a task of the person’s own. The same id twice is one task and one answer.',
    access: 'session',
    body: newTask,
    status: 201,
    reply: task,
  }),
  update: endpoint({
    method: 'POST',
    path: '/api/tasks/update',
    summary:
      'Changes a task: its title, how long it takes, its steps, its day and time, or whether it is completed.',
    access: 'session',
    body: updateBody,
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
        /** The share of tasks completed on this date, as a whole percentage from 0 to 100. */
        percent: z.int(),
      }),
    ),
  }),
  reorder: endpoint({
    method: 'POST',
    path: '/api/tasks/reorder',
    summary: 'Puts tasks in the order of the list. Tasks that are not on it keep their places.',
    access: 'session',
    keeps: false,
    body: z.object({
      userId,
      taskIds: z.array(taskId, { error: () => texts.tasksAreNoList }).check(
        z.minLength(1, { error: () => texts.listIsEmpty }),
        z.maxLength(ORDER_MAX, { error: () => texts.listIsTooLong({ max: ORDER_MAX }) }),
        z.refine((ids) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length, {
          error: () => texts.taskIsTwice,
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
    keeps: false,
    body: z.object({ ...oneTask.shape, ...day }),
    status: 200,
    reply: task,
  }),
  letGo: endpoint({
    method: 'POST',
    path: '/api/tasks/let-go',
    summary:
      'Lets go of open tasks of earlier days: they wait no longer, and the days that are over stay as they were.',
    access: 'session',
    keeps: false,
    body: z.object({
      userId: z.optional(userId),
      taskIds: z
        .array(taskId, { error: () => texts.tasksAreNoList })
        .check(
          z.minLength(1, { error: () => texts.listIsEmpty }),
          z.maxLength(ORDER_MAX, { error: () => texts.listIsTooLong({ max: ORDER_MAX }) }),
        ),
      ...day,
    }),
    status: 200,
    reply: done,
  }),
  letGoAll: endpoint({
    method: 'POST',
    path: '/api/tasks/let-go-all',
    summary: 'Lets go of all open tasks that the person added to earlier days.',
    access: 'session',
    keeps: false,
    body: z.object({ userId: z.optional(userId), ...day }),
    status: 200,
    reply: done,
  }),
  breakdown: endpoint({
    method: 'POST',
    path: '/api/tasks/breakdown',
    summary: `Splits a task into steps of ${STEP_MINUTES.min} to ${STEP_MINUTES.max} minutes, or asks one question first. One that has steps keeps them, unless \`detail\` makes them finer or fewer, or \`answer\` replaces the open ones.`,
    access: 'session',
    body: z.object({
      ...oneTask.shape,
      detail: z.optional(z.enum(DETAILS, { error: () => texts.finerOrFewer })),
      answer: z.optional(answer),
      /** Set to get the question, whatever the title of the task is. */
      ask: z.optional(z.literal(true)),
      /** Set to get the steps without saving them. */
      preview: z.optional(z.literal(true)),
    }),
    status: 200,
    reply: brokenDown,
  }),
  stuck: endpoint({
    method: 'POST',
    path: '/api/tasks/stuck',
    summary:
      'Keeps whether something helped somebody who was stuck. The same id twice is one answer.',
    access: 'session',
    body: z
      .object({
        id: recordId,
        userId: z.optional(userId),
        reason: stuckReason,
        help,
        helped: z.boolean({ error: () => texts.helpedOrNot }),
      })
      .check(
        z.refine((given) => fits(given.reason, given.help), {
          error: () => texts.notForThisReason,
          path: ['help'],
        }),
      ),
    status: 201,
    reply: done,
  }),
  helps: endpoint({
    method: 'GET',
    path: '/api/tasks/helps/:userId',
    summary: 'Tells what helped when the person was stuck, how often and how often not.',
    access: 'session',
    params: ownParams,
    status: 200,
    reply: z.array(z.object({ reason: stuckReason, help, yes: z.int(), no: z.int() })),
  }),
};
