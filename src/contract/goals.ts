import * as z from 'zod/mini';
import {
  AREAS,
  GOAL_STATUSES,
  ISO_WEEKDAYS,
  LINK_KINDS,
  MOST,
  TEXT_MAX,
  WEIGHTS,
} from '#domain/goals/goal.ts';
import { LEVELS } from '#domain/goals/levels.ts';
import { type BodyOf, type ChangeOf, changes } from './shared/change.ts';
import { endpoint } from './shared/endpoint.ts';
import {
  done,
  isUnique,
  line,
  localDate,
  ownParams,
  plannedDate,
  prose,
  recordId,
  userId,
  zone,
} from './shared/fields.ts';

const weight = (what: string) => z.literal(WEIGHTS, { error: `${what} is 1, 2 or 3.` });

/** A list of at most `max` distinct entries, called `things` in error messages. */
const listOf = <Entry extends z.core.$ZodType>(
  entry: Entry,
  { things, max, key }: { things: string; max: number; key: (one: z.output<Entry>) => string },
) =>
  z.array(entry, { error: `The ${things} have to be a list.` }).check(
    z.maxLength(max, { error: `A goal can have at most ${max} ${things}.` }),
    z.refine((given) => isUnique(given.map(key)), {
      error: `One of the ${things} is there twice.`,
    }),
  );

const level = line('A level', 1, TEXT_MAX.level);

/** The descriptions of the five levels, from −2 to +2. */
export const goalLevels = z.tuple([level, level, level, level, level], {
  error: 'A goal has five levels, from much less to much more than what is aimed at.',
});

/** A goal as a person describes it. */
export const goalPlan = z
  .object({
    words: line('The goal', 1, TEXT_MAX.words),
    why: z.nullable(prose('The reason', TEXT_MAX.why)),
    area: z.nullable(z.enum(AREAS, { error: 'This part of life is not on the list.' })),
    startsOn: plannedDate,
    dueOn: z.nullable(plannedDate),
    importance: weight('The importance'),
    difficulty: weight('The difficulty'),
    steps: listOf(z.object({ id: recordId, words: line('The step', 1, TEXT_MAX.step) }), {
      things: 'steps',
      max: MOST.steps,
      key: ({ id }) => id,
    }),
    practiceDays: listOf(
      z.literal(ISO_WEEKDAYS, { error: 'A practice day is 1 to 7, from Monday on.' }),
      { things: 'practice days', max: ISO_WEEKDAYS.length, key: String },
    ),
    ifThen: z.nullable(
      z.object(
        {
          when: line('The “when”', 1, TEXT_MAX.ifThen),
          act: line('The “then”', 1, TEXT_MAX.ifThen),
        },
        { error: 'A plan has a “when” and a “then”.' },
      ),
    ),
    barriers: listOf(line('What gets in the way', 1, TEXT_MAX.barrier), {
      things: 'things that get in the way',
      max: MOST.barriers,
      key: (words) => words,
    }),
    links: listOf(
      z.object({
        kind: z.enum(LINK_KINDS, { error: 'A goal is served by a routine, a task or a ladder.' }),
        id: recordId,
      }),
      { things: 'links', max: MOST.links, key: ({ kind, id }) => `${kind} ${id}` },
    ),
  })
  .check(
    z.refine(({ startsOn, dueOn }) => dueOn === null || dueOn >= startsOn, {
      error: 'The goal would be due before it starts.',
      path: ['dueOn'],
    }),
  );

/** The number of changes made to a goal. */
const revisionError = 'The revision is a whole number from 0.';
const revision = z.int({ error: revisionError }).check(z.gte(0, { error: revisionError }));

const attained = z.literal(LEVELS, { error: 'The level is −2, −1, 0, 1 or 2.' });

const version = z
  .int({ error: 'The version of the levels is a whole number from 1.' })
  .check(z.gte(1, { error: 'The version of the levels is a whole number from 1.' }));

const status = z.enum(GOAL_STATUSES, {
  error: 'A goal is proposed, accepted, active, on-hold, completed or cancelled.',
});

const rating = z.object({
  id: z.string(),
  /** The version of the levels that was rated. */
  version,
  level: attained,
  date: localDate,
  /** The rater's note; may be empty. */
  note: z.string(),
  rater: z.enum(['person', 'therapist']),
  raterId: z.string(),
});

const goal = z.object({
  id: z.string(),
  plan: goalPlan,
  status,
  /** The day since which the goal has had this status, on the person's clock. */
  statusSince: localDate,
  /** The revision number of the plan, which starts at 1 and increases with every change. */
  revision: z.int(),
  /** The day on which each step was done, by step id. */
  stepsDone: z.record(recordId, localDate),
  /** Oldest first; the last one is in force. */
  versions: z.array(z.object({ version, levels: goalLevels })),
  /** By date, oldest first. */
  ratings: z.array(rating),
  /** The name of the therapist who proposed the goal; null if the person created it. */
  proposedBy: z.nullable(z.string()),
  createdAt: z.string(),
});

export type Goal = z.output<typeof goal>;
export type GoalRating = z.output<typeof rating>;

const own = { userId: z.optional(userId), goalId: recordId };

export const goalEndpoints = {
  all: endpoint({
    method: 'GET',
    path: '/api/goals/all/:userId',
    summary: 'Lists the person’s goals with their levels and ratings, the oldest first.',
    access: 'session',
    params: ownParams,
    status: 200,
    reply: z.array(goal),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/goals/save',
    summary:
      'Adds a goal, or changes it. The same id is the same goal. Other levels than those that somebody rated by become a new version of them.',
    access: 'session',
    body: z.object({
      userId,
      id: recordId,
      /**
       * The revision on which this change is based; 0 for a new goal. If the server has another revision, the change is
       * a conflict.
       */
      from: revision,
      plan: goalPlan,
      levels: goalLevels,
      zone: z.optional(zone),
    }),
    status: 201,
    reply: goal,
  }),
  status: endpoint({
    method: 'POST',
    path: '/api/goals/status',
    summary: 'Changes the status of a goal: taken up, set aside, reached.',
    access: 'session',
    body: z.object({ ...own, status, date: plannedDate }),
    status: 200,
    reply: goal,
  }),
  step: endpoint({
    method: 'POST',
    path: '/api/goals/step',
    summary: 'Marks a step of a goal as done on a day, or as open again.',
    access: 'session',
    body: z.object({ ...own, stepId: recordId, doneOn: z.nullable(plannedDate) }),
    status: 200,
    reply: goal,
  }),
  rate: endpoint({
    method: 'POST',
    path: '/api/goals/rate',
    summary:
      'Keeps how far a goal is reached on a day. The same id twice is one rating; a later one of the same day replaces it.',
    access: 'session',
    body: z.object({
      userId,
      id: recordId,
      goalId: recordId,
      version,
      level: attained,
      date: plannedDate,
      note: prose('The note', TEXT_MAX.note),
    }),
    status: 201,
    reply: goal,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/goals/remove',
    summary: 'Deletes a goal with its levels and ratings for good.',
    access: 'session',
    keeps: false,
    body: z.object(own),
    status: 200,
    reply: done,
  }),
};

/** The goal that is changed; `name` is used in messages. */
const about = { goalId: z.string(), name: z.string() };

/** The changes that a person makes to their goals. */
export const goalChanges = changes({
  'goal-save': {
    body: z.object({
      goalId: z.string(),
      /** The revision on which this change is based; 0 for a new goal. */
      from: z.int(),
      plan: goalPlan,
      levels: goalLevels,
      zone: z.string(),
    }),
    call: 'save',
    id: 'goalId',
  },
  'goal-status': { body: z.object({ ...about, status, date: localDate }), call: 'status' },
  'goal-step': {
    body: z.object({ ...about, stepId: z.string(), doneOn: z.nullable(localDate) }),
    call: 'step',
  },
  'goal-rate': {
    body: z.object({
      ...about,
      ratingId: z.string(),
      version: z.int(),
      level: attained,
      date: localDate,
      note: z.string(),
    }),
    call: 'rate',
    id: 'ratingId',
  },
  'goal-remove': { body: z.object(about), call: 'remove', deletes: true },
});
export type GoalChange = ChangeOf<typeof goalChanges>;
/** The stored body of one kind of change. */
export type GoalBody<Kind extends GoalChange['kind']> = BodyOf<typeof goalChanges, Kind>;
