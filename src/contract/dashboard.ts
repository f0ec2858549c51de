import * as z from 'zod/mini';
import { KINDS_OF_DAYS } from '#domain/dashboard/day-contrasts.ts';
import { MOOD_LEVELS } from '#domain/mood/levels.ts';
import { NEUROTYPES } from '#domain/shared/neurotype.ts';
import { texts } from '#texts/dashboard.js';
import { endpoint } from './shared/endpoint.ts';
import { localDate, ownParams, zone } from './shared/fields.ts';

const percent = z.nullable(z.int());

const FIRST_DATE = '1900-01-01';

/** A date in 1900 or later, so that the previous year is a valid date. */
const today = localDate.check(
  z.refine((date) => date >= FIRST_DATE, { error: () => texts.dateTooEarly }),
);

const summary = z.object({
  /** The tasks of the person's current day, and the steps of the routines that were started on it, as for each day. */
  today: z.object({
    date: localDate,
    total: z.int(),
    completed: z.int(),
    /** What was done: completed tasks, and routines with the number of steps done. Missing in older stored replies. */
    done: z.optional(z.array(z.object({ title: z.string(), steps: z.nullable(z.int()) }))),
  }),
  /**
   * The calendar year of `today`: for each of its 365 or 366 days, from 1 January, the percentage of tasks completed,
   * rounded to a whole number, or null for a day without tasks and for a future day.
   */
  year: z.object({ year: z.int(), percents: z.array(percent) }),
  /** The number of days of the last year, before today, that had tasks. */
  daysBefore: z.int(),
  /** The consistency score, 0 to 100; null until there is a day that counts. See docs/science/consistency.md. */
  consistency: percent,
  /** The last seven days, ending today, each with its last mood and its number of mood logs. */
  moods: z.array(
    z.object({
      date: localDate,
      mood: z.nullable(z.literal(MOOD_LEVELS.map((level) => level.value))),
      count: z.int(),
    }),
  ),
  /**
   * The latest weekly check-ins: one series per condition, with dates and scores (0 to 100), oldest first. The series
   * with the latest check-in comes last.
   */
  progress: z.array(
    z.object({
      condition: z.enum(NEUROTYPES),
      dates: z.array(localDate),
      scores: z.array(z.int()),
    }),
  ),
});

/** A group of days, and the percentage of their tasks that were completed, as a whole number. */
const someDays = z.object({ days: z.int(), percent: z.int() });

const days = z.object({
  /** Kinds of days on which clearly more or fewer tasks were done, clearest first, at most three. */
  contrasts: z.array(z.object({ kind: z.enum(KINDS_OF_DAYS), with: someDays, without: someDays })),
  /** The local date of the earliest stored distraction; null if there is none. */
  distractionsSince: z.nullable(localDate),
  /** The local date of the earliest stored message with a trigger or mood with a tag; null if there is none. */
  triggersSince: z.nullable(localDate),
});

export type DashboardSummary = z.output<typeof summary>;
export type DashboardDays = z.output<typeof days>;

export const dashboardEndpoints = {
  summary: endpoint({
    method: 'GET',
    path: '/api/dashboard/summary/:userId',
    summary:
      'Gives what the dashboard shows of tasks, moods and check-ins, in one answer of constant size.',
    access: 'session',
    params: ownParams,
    /** Defaults to the date in `zone`, or in UTC without a zone. */
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
