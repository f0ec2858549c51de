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
import { texts } from '#texts/goals.js';
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

/** A list of at most `max` distinct entries. */
const listOf = <Entry extends z.core.$ZodType>(
  entry: Entry,
  max: number,
  tooMany: () => string,
  key: (one: z.output<Entry>) => string,
) =>
  z.array(entry, { error: () => texts.notAList }).check(
    z.maxLength(max, { error: tooMany }),
    z.refine((given) => isUnique(given.map(key)), { error: () => texts.twice }),
  );

const level = line(() => texts.aLevel, 1, TEXT_MAX.level);

/** The descriptions of the five levels, from −2 to +2. */
export const goalLevels = z.tuple([level, level, level, level, level], {
  error: () => texts.fiveLevels,
});

/** A goal as a person describes it. */
export const goalPlan = z
  .object({
    words: line(() => texts.theGoal, 1, TEXT_MAX.words),
    why: z.nullable(prose(() => texts.theReason, TEXT_MAX.why)),
    area: z.nullable(z.enum(AREAS, { error: () => texts.areaIsUnknown })),
    startsOn: plannedDate,
    dueOn: z.nullable(plannedDate),
    importance: z.literal(WEIGHTS, { error: () => texts.importanceIsWrong }),
    difficulty: z.literal(WEIGHTS, { error: () => texts.difficultyIsWrong }),
    steps: listOf(
      z.object({ id: recordId, words: line(() => texts.theStep, 1, TEXT_MAX.step) }),
      MOST.steps,
      () => texts.tooManySteps({ max: MOST.steps }),
      ({ id }) => id,
    ),
    practiceDays: listOf(
      z.literal(ISO_WEEKDAYS, { error: () => texts.practiceDayIsWrong }),
      ISO_WEEKDAYS.length,
      () => texts.tooManyPracticeDays({ max: ISO_WEEKDAYS.length }),
      String,
    ),
    ifThen: z.nullable(
      z.object(
        {
          when: line(() => texts.theWhen, 1, TEXT_MAX.ifThen),
          act: line(() => texts.theThen, 1, TEXT_MAX.ifThen),
        },
        { error: () => texts.planHasWhenAndThen },
      ),
    ),
    barriers: listOf(
      line(() => texts.whatGetsInTheWay, 1, TEXT_MAX.barrier),
      MOST.barriers,
      () => texts.tooManyBarriers({ max: MOST.barriers }),
      (words) => words,
    ),
    links: listOf(
      z.object({
        kind: z.enum(LINK_KINDS, { error: () => texts.linkIsUnknown }),
        id: recordId,
      }),
      MOST.links,
      () => texts.tooManyLinks({ max: MOST.links }),
      ({ kind, id }) => `${kind} ${id}`,
    ),
  })
  .check(
    z.refine(({ startsOn, dueOn }) => dueOn === null || dueOn >= startsOn, {
      error: () => texts.dueBeforeStart,
      path: ['dueOn'],
    }),
  );

/** The number of changes made to a goal. */
const revisionError = { error: () => texts.revisionIsWrong };
const revision = z.int(revisionError).check(z.gte(0, revisionError));

const attained = z.literal(LEVELS, { error: () => texts.levelIsUnknown });

const versionError = { error: () => texts.versionIsWrong };
const version = z.int(versionError).check(z.gte(1, versionError));

const status = z.enum(GOAL_STATUSES, {
  error: () => texts.statusIsUnknown,
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
      note: prose(() => texts.theNote, TEXT_MAX.note),
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
