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
const whole = (what: string, min: number, max: number) => {
  const error = `${what} has to be a whole number from ${min} to ${max}.`;
  return z.int({ error }).check(z.gte(min, { error }), z.lte(max, { error }));
};

const size = z.enum(SIZES, { error: 'The size is one of full, lighter and micro.' });

const step = z.object({
  id: recordId,
  title: line('The step', 1, STEP_TITLE_MAX),
  minutes: z.nullable(whole('The time of a step', STEP_MINUTES.min, STEP_MINUTES.max)),
  hint: z.nullable(prose('The hint', HINT_MAX)),
  from: size,
});

const stepsError = `A routine has ${STEPS.min} to ${STEPS.max} steps.`;

const steps = z.array(step, { error: stepsError }).check(
  z.minLength(STEPS.min, { error: 'A routine needs at least one step.' }),
  z.maxLength(STEPS.max, { error: `A routine can have at most ${STEPS.max} steps.` }),
  z.refine((given) => isUnique(given.map(({ id }) => id)), { error: 'A step is there twice.' }),
  z.refine((given) => given.some(({ from }) => from === 'micro'), {
    error: 'The least that counts needs at least one step.',
  }),
);

const anchor = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('time'), time: clockTime }),
    z.object({ kind: z.literal('after'), routineId: recordId }),
    z.object({ kind: z.literal('none') }),
  ],
  { error: 'A routine comes at a time, after another routine, or at any time.' },
);

const weekday = z.enum(WEEKDAYS, { error: 'A weekday is one of mo, tu, we, th, fr, sa, su.' });
const LEAP_DAY = dayOf('2024-02-29');
const everyMonths = whole('The number of months', 1, EVERY_MAX.months);
const monthDateError = 'A date of the month is 1 to 31, or the last day.';

const repeat = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('once') }),
    z.object({ kind: z.literal('days'), every: whole('The number of days', 1, EVERY_MAX.days) }),
    z.object({
      kind: z.literal('weeks'),
      every: whole('The number of weeks', 1, EVERY_MAX.weeks),
      weekdays: z
        .array(weekday)
        .check(
          z.minLength(1, { error: 'Choose at least one weekday.' }),
          z.refine(isUnique, { error: 'A weekday is there twice.' }),
        ),
      weekStart: z.optional(
        z.enum(WEEK_STARTS, { error: 'A week begins on one of mo, su and sa.' }),
      ),
    }),
    z.object({
      kind: z.literal('months'),
      days: z
        .array(
          z.int({ error: monthDateError }).check(
            z.refine((date) => date === -1 || (date >= 1 && date <= 31), {
              error: monthDateError,
            }),
          ),
        )
        .check(
          z.minLength(1, { error: 'Choose at least one date of the month.' }),
          z.refine((dates) => new Set(dates).size === dates.length, {
            error: 'A date of the month is there twice.',
          }),
        ),
      every: z.optional(everyMonths),
    }),
    z.object({
      kind: z.literal('month-weekdays'),
      every: everyMonths,
      ordinal: z.literal(ORDINALS, {
        error: 'The place in the month is 1 to 4, or −1 for the last.',
      }),
      weekday,
    }),
    z
      .object({
        kind: z.literal('years'),
        month: whole('The month', 1, 12),
        day: whole('The day', 1, 31),
      })
      .check(
        z.refine((rule) => firstDay(rule, LEAP_DAY) !== null, {
          error: 'No month has this day.',
          path: ['day'],
        }),
      ),
  ],
  { error: 'Say on which days the routine comes.' },
);

/** A routine as the person plans it. */
export const routinePlan = z
  .object({
    name: line('The name', 1, NAME_MAX),
    icon: z.enum(ICONS, { error: 'This picture is not on the list.' }),
    color: z.enum(COLORS, { error: 'This color is not on the list.' }),
    anchor,
    repeat,
    startsOn: plannedDate,
    endsOn: z.nullable(plannedDate),
    steps,
    reminders: z.object({
      atStart: z.boolean({ error: 'A reminder at the start is there or not: true or false.' }),
      minutesBefore: z.nullable(whole('The minutes before', 1, 240)),
    }),
  })
  .check(
    z.refine(({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn, {
      error: 'The end is before the start.',
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
  type: z.enum(RUN_EVENTS, { error: 'This cannot happen in the player.' }),
  /** Milliseconds since the Unix epoch. */
  atMs: z.int({ error: 'The time has to be whole milliseconds.' }).check(z.gte(0)),
  device: recordId,
  stepId: z.optional(recordId),
  minutes: z.optional(whole('The minutes', 1, 1440)),
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
        .array(recordId, { error: 'The routines have to be a list of ids.' })
        .check(
          z.minLength(1, { error: 'The list of routines is empty.' }),
          z.maxLength(200, { error: 'The list can have at most 200 routines.' }),
          z.refine(isUnique, { error: 'A routine is there twice.' }),
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
          error: 'The end is before the start.',
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
          notToday: z.optional(z.boolean({ error: '“Not today” is true or false.' })),
        })
        .check(
          z.refine((given) => Object.values(given).some((value) => value !== undefined), {
            error: 'There is nothing to change.',
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
      energy: z.optional(z.enum(ENERGIES, { error: 'The energy is one of low, ok and high.' })),
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
        answer: z.enum(['taken', 'refused'], { error: 'A proposal is taken or refused.' }),
      }),
      z.discriminatedUnion(
        'kind',
        [
          z.object({ kind: z.literal('lighter'), proposed: size }),
          z.object({ kind: z.literal('time'), proposed: clockTime }),
        ],
        { error: 'A proposal is about the size or the time.' },
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
        error: 'A step is done, skipped or open.',
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
      events: z.array(event, { error: 'The events have to be a list.' }).check(
        z.minLength(1, { error: 'The list of events is empty.' }),
        z.maxLength(EVENTS_MAX.call, {
          error: `One call can tell at most ${EVENTS_MAX.call} events.`,
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
