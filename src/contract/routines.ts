import * as z from 'zod/mini';
import {
  COLORS,
  HINT_MAX,
  ICONS,
  NAME_MAX,
  STEP_MINUTES,
  STEP_TITLE_MAX,
  STEPS,
} from '#domain/routines/plan.ts';
import { PROPOSAL_KINDS } from '#domain/routines/proposals/proposals.ts';
import { RUN_EVENTS } from '#domain/routines/run-event.ts';
import { routineTemplate } from '#domain/routines/templates.ts';
import { SIZES } from '#domain/shared/size.ts';
import { localDate as dayOf } from '#domain/shared/time/local-date.ts';
import { EVERY_MAX, firstDay, ORDINALS, WEEK_STARTS } from '#domain/shared/time/repeat.ts';
import { WEEKDAYS } from '#domain/shared/time/weekdays.ts';
import { ENERGIES } from '#domain/tasks/scheduler/wishes.ts';
import { texts } from '#texts/routines.js';
import { type BodyOf, type ChangeOf, changes } from './shared/change.ts';
import { endpoint } from './shared/endpoint.ts';
import {
  clockTime,
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
import { DAYS_MAX } from './shared/limits.ts';

/** The maximum number of events that one call can send, and the maximum number stored per occurrence. */
export const EVENTS_MAX = { call: 200, kept: 1000 } as const;
/** The maximum number of routines whose order one call can change. */
const LISTED_MAX = 200;

const whole = (what: () => string, min: number, max: number) => {
  const error = { error: () => texts.wholeNumber({ what: what(), min, max }) };
  return z.int(error).check(z.gte(min, error), z.lte(max, error));
};

const size = z.enum(SIZES, { error: () => texts.sizeIsUnknown });

const step = z.object({
  id: recordId,
  title: line(() => texts.theStep, 1, STEP_TITLE_MAX),
  minutes: z.nullable(whole(() => texts.timeOfAStep, STEP_MINUTES.min, STEP_MINUTES.max)),
  hint: z.nullable(prose(() => texts.theHint, HINT_MAX)),
  from: size,
});

const steps = z.array(step, { error: () => texts.stepsAreNoList(STEPS) }).check(
  z.minLength(STEPS.min, { error: () => texts.stepNeeded }),
  z.maxLength(STEPS.max, { error: () => texts.tooManySteps({ max: STEPS.max }) }),
  z.refine((given) => isUnique(given.map(({ id }) => id)), { error: () => texts.stepTwice }),
  z.refine((given) => given.some(({ from }) => from === 'micro'), {
    error: () => texts.leastNeedsStep,
  }),
);

const anchor = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('time'), time: clockTime }),
    z.object({ kind: z.literal('after'), routineId: recordId }),
    z.object({ kind: z.literal('none') }),
  ],
  { error: () => texts.anchorIsUnknown },
);

const weekday = z.enum(WEEKDAYS, { error: () => texts.weekdayIsUnknown });
const LEAP_DAY = dayOf('2024-02-29');
const everyMonths = whole(() => texts.numberOfMonths, 1, EVERY_MAX.months);
const monthDateError = { error: () => texts.dateIsWrong };

const repeat = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('once') }),
    z.object({
      kind: z.literal('days'),
      every: whole(() => texts.numberOfDays, 1, EVERY_MAX.days),
    }),
    z.object({
      kind: z.literal('weeks'),
      every: whole(() => texts.numberOfWeeks, 1, EVERY_MAX.weeks),
      weekdays: z
        .array(weekday)
        .check(
          z.minLength(1, { error: () => texts.weekdayNeeded }),
          z.refine(isUnique, { error: () => texts.weekdayTwice }),
        ),
      weekStart: z.optional(z.enum(WEEK_STARTS, { error: () => texts.weekStartIsUnknown })),
    }),
    z.object({
      kind: z.literal('months'),
      days: z
        .array(
          z
            .int(monthDateError)
            .check(z.refine((date) => date === -1 || (date >= 1 && date <= 31), monthDateError)),
        )
        .check(
          z.minLength(1, { error: () => texts.dateNeeded }),
          z.refine((dates) => new Set(dates).size === dates.length, {
            error: () => texts.dateTwice,
          }),
        ),
      every: z.optional(everyMonths),
    }),
    z.object({
      kind: z.literal('month-weekdays'),
      every: everyMonths,
      ordinal: z.literal(ORDINALS, {
        error: () => texts.ordinalIsWrong,
      }),
      weekday,
    }),
    z
      .object({
        kind: z.literal('years'),
        month: whole(() => texts.theMonth, 1, 12),
        day: whole(() => texts.theDay, 1, 31),
      })
      .check(
        z.refine((rule) => firstDay(rule, LEAP_DAY) !== null, {
          error: () => texts.noSuchDate,
          path: ['day'],
        }),
      ),
  ],
  { error: () => texts.repeatIsUnknown },
);

/** A routine as the person plans it. */
export const routinePlan = z
  .object({
    name: line(() => texts.theName, 1, NAME_MAX),
    icon: z.enum(ICONS, { error: () => texts.pictureIsUnknown }),
    color: z.enum(COLORS, { error: () => texts.colorIsUnknown }),
    anchor,
    repeat,
    startsOn: plannedDate,
    endsOn: z.nullable(plannedDate),
    steps,
    reminders: z.object({
      atStart: z.boolean({ error: () => texts.reminderIsThereOrNot }),
      minutesBefore: z.nullable(whole(() => texts.theMinutesBefore, 1, 240)),
    }),
  })
  .check(
    z.refine(({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn, {
      error: () => texts.endBeforeStart,
      path: ['endsOn'],
    }),
  );

const routine = z.object({
  id: z.string(),
  /** The current plan. */
  plan: routinePlan,
  /** The position among the person's routines, from the top. */
  order: z.int(),
  /** The name of the therapist who proposed the routine; null if the person created it. */
  proposedBy: z.nullable(z.string()),
  createdAt: z.string(),
});

const routineBreak = z.object({
  id: z.string(),
  /** The routine that the break is for; null for a break from all routines. */
  routineId: z.nullable(z.string()),
  from: localDate,
  /** The last day of the break; null while it is open-ended. */
  until: z.nullable(localDate),
});

const mark = z.object({
  state: z.enum(['done', 'skipped']),
  /** Milliseconds spent; null if not measured. */
  spentMs: z.nullable(z.number().check(z.gte(0))),
});

const event = z.object({
  id: recordId,
  type: z.enum(RUN_EVENTS, { error: () => texts.eventIsUnknown }),
  /** Milliseconds since the Unix epoch. */
  atMs: z.int({ error: () => texts.eventTimeIsWrong }).check(z.gte(0)),
  device: recordId,
  stepId: z.optional(recordId),
  minutes: z.optional(whole(() => texts.theMinutes, 1, 1440)),
  stepIds: z.optional(z.array(recordId).check(z.maxLength(STEPS.max))),
});

export const occurrence = z.object({
  routineId: z.string(),
  date: localDate,
  plan: routinePlan,
  /** Whether the plan was changed for this day only. */
  onlyToday: z.boolean(),
  /** The time on this day as HH:MM on the person's clock; null for none. */
  time: z.nullable(clockTime),
  size,
  /** By step id; a step without a mark is open. */
  marks: z.record(recordId, mark),
  /** The player's events, oldest first. */
  events: z.array(event),
  notToday: z.boolean(),
  /** Whether the occurrence is stored; a future occurrence is only calculated. */
  kept: z.boolean(),
});

const proposal = z.object({
  routineId: z.string(),
  /** The day for which the change is proposed. */
  date: localDate,
  kind: z.enum(PROPOSAL_KINDS),
  /** The proposed size, or the proposed time as HH:MM. */
  proposed: z.string(),
  name: z.string(),
  /** The reason for the proposal, in one sentence. */
  reason: z.string(),
});

const oneDay = { userId: z.optional(userId), routineId: recordId, date: localDate };

export type RoutineEventBody = z.input<typeof event>;
export type Routine = z.output<typeof routine>;
export type RoutineBreakShown = z.output<typeof routineBreak>;
export type RoutineProposal = z.output<typeof proposal>;
export type Occurrence = z.output<typeof occurrence>;

export const previewBody = z.object({
  repeat,
  startsOn: plannedDate,
  endsOn: z.nullable(plannedDate),
  from: localDate,
});

export const routineEndpoints = {
  all: endpoint({
    method: 'GET',
    path: '/api/routines/all/:userId',
    summary: 'Lists the person’s routines in their order, and the breaks that are not over.',
    access: 'session',
    params: ownParams,
    query: z.object({ today: z.optional(localDate) }),
    status: 200,
    reply: z.object({ routines: z.array(routine), breaks: z.array(routineBreak) }),
  }),
  templates: endpoint({
    method: 'GET',
    path: '/api/routines/templates',
    summary: 'Lists the ready routines that a person can begin with.',
    access: 'session',
    status: 200,
    reply: z.array(routineTemplate),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/routines/save',
    summary:
      'Adds a routine, or changes it from a day on; earlier days stay as they were. The same id is the same routine.',
    access: 'session',
    body: z.object({
      userId,
      id: recordId,
      plan: routinePlan,
      /** The first day on which the plan applies; defaults to the date in `zone`. */
      from: z.optional(localDate),
      zone: z.optional(zone),
    }),
    status: 201,
    reply: routine,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/routines/preview',
    summary: 'Tells the next days on which a plan would come; none for a rule that never happens.',
    access: 'session',
    keeps: false,
    body: previewBody,
    status: 200,
    reply: z.object({ dates: z.array(localDate) }),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/routines/remove',
    summary: 'Removes a routine from a day on; what was done of it stays.',
    access: 'session',
    keeps: false,
    body: z.object({ userId: z.optional(userId), routineId: recordId, from: localDate }),
    status: 200,
    reply: done,
  }),
  reorder: endpoint({
    method: 'POST',
    path: '/api/routines/reorder',
    summary:
      'Puts routines in the order of the list. Routines that are not on it keep their places.',
    access: 'session',
    keeps: false,
    body: z.object({
      userId,
      routineIds: z
        .array(recordId, { error: () => texts.routinesAreNoList })
        .check(
          z.minLength(1, { error: () => texts.routinesAreEmpty }),
          z.maxLength(LISTED_MAX, { error: () => texts.tooManyRoutines({ max: LISTED_MAX }) }),
          z.refine(isUnique, { error: () => texts.routineTwice }),
        ),
    }),
    status: 200,
    reply: done,
  }),
  pause: endpoint({
    method: 'POST',
    path: '/api/routines/pause',
    summary: 'Keeps a break: from one day to another, of one routine or of all, nothing comes.',
    access: 'session',
    body: z
      .object({
        userId,
        id: recordId,
        routineId: z.nullable(recordId),
        from: plannedDate,
        until: z.nullable(plannedDate),
      })
      .check(
        z.refine(({ from, until }) => until === null || until >= from, {
          error: () => texts.endBeforeStart,
          path: ['until'],
        }),
      ),
    status: 201,
    reply: routineBreak,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/api/routines/resume',
    summary: 'Ends a break: from the day given on, routines come again.',
    access: 'session',
    keeps: false,
    body: z.object({ userId: z.optional(userId), id: recordId, from: localDate }),
    status: 200,
    reply: done,
  }),
  days: endpoint({
    method: 'GET',
    path: '/api/routines/days/:userId',
    summary: `Lists what comes on the days of a range of at most ${DAYS_MAX} days. Days up to today are kept from then on.`,
    access: 'session',
    changes: true,
    params: ownParams,
    query: z.object({ from: localDate, to: localDate, today: localDate, zone: z.optional(zone) }),
    status: 200,
    reply: z.array(occurrence),
  }),
  changeDay: endpoint({
    method: 'POST',
    path: '/api/routines/change-day',
    summary: 'Changes a routine on one day only: its plan, its time, its size, or “not today”.',
    access: 'session',
    body: z.object({
      ...oneDay,
      changes: z
        .object({
          plan: z.optional(routinePlan),
          time: z.optional(z.nullable(clockTime)),
          size: z.optional(size),
          notToday: z.optional(z.boolean({ error: () => texts.notTodayOrNot })),
        })
        .check(
          z.refine((given) => Object.values(given).some((value) => value !== undefined), {
            error: () => texts.nothingToChange,
          }),
        ),
    }),
    status: 200,
    reply: occurrence,
  }),
  proposals: endpoint({
    method: 'GET',
    path: '/api/routines/proposals/:userId',
    summary:
      'Lists what can be proposed for routines, with the reason of each: a smaller size today, or another time. Nothing changes unless it is taken.',
    access: 'session',
    changes: true,
    params: ownParams,
    query: z.object({
      today: localDate,
      energy: z.optional(z.enum(ENERGIES, { error: () => texts.energyIsUnknown })),
    }),
    status: 200,
    reply: z.array(proposal),
  }),
  answerProposal: endpoint({
    method: 'POST',
    path: '/api/routines/answer-proposal',
    summary:
      'Takes a proposal, which does what it says, or refuses it, after which nothing like it is proposed for a while.',
    access: 'session',
    body: z.intersection(
      z.object({
        ...oneDay,
        answer: z.enum(['taken', 'refused'], { error: () => texts.answerIsUnknown }),
      }),
      z.discriminatedUnion(
        'kind',
        [
          z.object({ kind: z.literal('lighter'), proposed: size }),
          z.object({ kind: z.literal('time'), proposed: clockTime }),
        ],
        { error: () => texts.proposalIsUnknown },
      ),
    ),
    status: 200,
    reply: done,
  }),
  mark: endpoint({
    method: 'POST',
    path: '/api/routines/mark',
    summary: 'Marks one step of a day as done, as skipped, or as open again.',
    access: 'session',
    body: z.object({
      ...oneDay,
      stepId: recordId,
      state: z.enum(['done', 'skipped', 'open'], {
        error: () => texts.stepStateIsUnknown,
      }),
    }),
    status: 200,
    reply: occurrence,
  }),
  run: endpoint({
    method: 'POST',
    path: '/api/routines/run',
    summary: 'Tells what happened in the player. An event that is known already changes nothing.',
    access: 'session',
    body: z.object({
      ...oneDay,
      events: z.array(event, { error: () => texts.eventsAreNoList }).check(
        z.minLength(1, { error: () => texts.eventsAreEmpty }),
        z.maxLength(EVENTS_MAX.call, {
          error: () => texts.tooManyEvents({ max: EVENTS_MAX.call }),
        }),
      ),
    }),
    status: 200,
    reply: occurrence,
  }),
};

/** The routine that is changed; `name` is used in messages. */
const about = { routineId: z.string(), name: z.string() };
const aboutDay = { ...about, date: localDate };

/** The changes that a person makes to their routines, in lists and in the player. */
export const routineChanges = changes({
  'routine-save': {
    body: z.object({ routineId: z.string(), plan: routinePlan, from: localDate, zone: z.string() }),
    call: 'save',
    id: 'routineId',
  },
  'routine-remove': {
    body: z.object({ ...about, from: localDate }),
    call: 'remove',
    deletes: true,
  },
  'routine-break': {
    body: z.object({
      breakId: z.string(),
      routineId: z.nullable(z.string()),
      name: z.string(),
      from: localDate,
      until: z.nullable(localDate),
    }),
    call: 'pause',
    id: 'breakId',
  },
  'routine-resume': {
    body: z.object({ breakId: z.string(), from: localDate }),
    call: 'resume',
    id: 'breakId',
    deletes: true,
  },
  'routine-day': {
    body: z.object({
      ...aboutDay,
      changes: z.object({
        plan: z.optional(routinePlan),
        time: z.optional(z.nullable(clockTime)),
        size: z.optional(z.enum(SIZES)),
        notToday: z.optional(z.boolean()),
      }),
    }),
    call: 'changeDay',
  },
  'routine-proposal': {
    body: z.object({
      ...aboutDay,
      proposal: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('lighter'), proposed: z.enum(SIZES) }),
        z.object({ kind: z.literal('time'), proposed: clockTime }),
      ]),
      answer: z.enum(['taken', 'refused']),
    }),
    call: 'answerProposal',
  },
  'routine-mark': {
    body: z.object({
      ...aboutDay,
      stepId: z.string(),
      state: z.enum(['done', 'skipped', 'open']),
    }),
    call: 'mark',
  },
  'routine-run': {
    body: z.object({
      ...aboutDay,
      event: z.object({
        id: z.string(),
        type: z.enum(RUN_EVENTS),
        atMs: z.number(),
        device: z.string(),
        stepId: z.optional(z.string()),
        minutes: z.optional(z.number()),
        stepIds: z.optional(z.array(z.string())),
      }),
    }),
    call: 'run',
  },
  'routine-run-size': { body: z.object({ ...aboutDay, size: z.enum(SIZES) }), call: 'changeDay' },
});
export type RoutineChange = ChangeOf<typeof routineChanges>;
/** The stored body of one kind of change. */
export type RoutineBody<Kind extends RoutineChange['kind']> = BodyOf<typeof routineChanges, Kind>;
