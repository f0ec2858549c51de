import * as z from 'zod/mini';
import { KINDS_OF_DAYS } from '#domain/dashboard/day-contrasts.ts';
import { MOOD_LEVELS } from '#domain/mood/levels.ts';
import { NEUROTYPES } from '#domain/shared/neurotype.ts';
import { endpoint } from './shared/endpoint.ts';
import { localDate, ownParams, zone } from './shared/fields.ts';

const percent = z.nullable(z.int());

const FIRST_DATE = '1900-01-01';

/** A date of 1900 or later, so that there is a year before it. */
const today = localDate.check(
  z.refine((date) => date >= FIRST_DATE, { error: 'This date is before the year 1900.' }),
);

const summary = z.object({
  /** The tasks of the person's current day. */
  today: z.object({ date: localDate, total: z.int(), completed: z.int() }),
  /**
   * The calendar year of that day: for each of its 365 or 366 days, from 1 January, the whole percent of
   * tasks completed, or null for a day without tasks.
   */
  year: z.object({ year: z.int(), percents: z.array(percent) }),
  /** 0 to 100; null while no day counts yet, see docs/science/consistency.md. */
  consistency: percent,
  /** The last seven days, today last, each with its last mood and the number of its mood logs. */
  moods: z.array(
    z.object({
      date: localDate,
      mood: z.nullable(z.literal(MOOD_LEVELS.map((level) => level.value))),
      count: z.int(),
    }),
  ),
  /**
   * The latest weekly check-ins: a line for each condition, earliest first, of dates and as many scores, 0 to
   * 100. The line with the latest check-in is the last one.
   */
  progress: z.array(
    z.object({
      condition: z.enum(NEUROTYPES),
      dates: z.array(localDate),
      scores: z.array(z.int()),
    }),
  ),
});

/** Some days, and the whole percent of their tasks that was done. */
const someDays = z.object({ days: z.int(), percent: z.int() });

const days = z.object({
  /** The kinds of days on which clearly more or less was done, the clearest first, at most three. */
  contrasts: z.array(z.object({ kind: z.enum(KINDS_OF_DAYS), with: someDays, without: someDays })),
  /** The local date of the earliest distraction that is kept; null when there is none. */
  distractionsSince: z.nullable(localDate),
  /** The local date of the earliest message with a trigger, or mood with a tag, that is kept; null when there is none. */
  triggersSince: z.nullable(localDate),
});

export type DashboardSummary = z.output<typeof summary>;

export const dashboardEndpoints = {
  summary: endpoint({
    method: 'GET',
    path: '/api/dashboard/summary/:userId',
    summary:
      'Gives what the dashboard shows of tasks, moods and check-ins, in one answer of constant size.',
    access: 'session',
    params: ownParams,
    /** Without a date, the date in `zone` counts; without a zone, UTC. */
    query: z.object({ localDate: z.optional(today), zone: z.optional(zone) }),
    status: 200,
    reply: summary,
  }),
  days: endpoint({
    method: 'GET',
    path: '/api/dashboard/days/:userId',
    summary:
      'Gives which kinds of days of the last half year clearly differed in tasks completed, and since when distractions and triggers are logged.',
    access: 'session',
    params: ownParams,
    query: z.object({ localDate: z.optional(today), zone: z.optional(zone) }),
    status: 200,
    reply: days,
  }),
};
