import * as z from 'zod/mini';
import { MOOD_LEVELS } from '#domain/mood/levels.ts';
import { NEUROTYPES } from '#domain/shared/neurotype.ts';
import { endpoint } from './shared/endpoint.ts';
import { localDate, ownParams, zone } from './shared/fields.ts';

const percent = z.nullable(z.int());

const FIRST_DATE = '1900-01-01';

/** A date with room for a year before it. */
const today = localDate.check(
  z.refine((date) => date >= FIRST_DATE, { error: 'This date is before the year 1900.' }),
);

const summary = z.object({
  /** The tasks of the day that it is for the person. */
  today: z.object({ date: localDate, total: z.int(), completed: z.int() }),
  /**
   * The calendar year that holds it: one entry for each of its 365 or 366 days, from 1 January; the
   * whole percent of tasks completed, or null for a day without tasks.
   */
  year: z.object({ year: z.int(), percents: z.array(percent) }),
  /** 0 to 100; null until a day counts, see docs/science/consistency.md. */
  consistency: percent,
  /** The last seven days, today last: the last mood of each and how many were logged. */
  moods: z.array(
    z.object({
      date: localDate,
      mood: z.nullable(z.literal(MOOD_LEVELS.map((level) => level.value))),
      count: z.int(),
    }),
  ),
  /**
   * The last weekly check-ins, from first to last, in stretches about one condition each: their dates,
   * and as many scores from 0 to 100.
   */
  progress: z.array(
    z.object({
      condition: z.enum(NEUROTYPES),
      dates: z.array(localDate),
      scores: z.array(z.int()),
    }),
  ),
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
};
