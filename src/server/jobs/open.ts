import type { Database } from '#server/db/open.ts';
import { type Jobs, jobsOn } from './jobs.ts';
import { postgresqlQueue } from './postgresql-queue.ts';
import { QUEUE_LIMITS } from './queue.ts';
import { sqliteQueue } from './sqlite-queue.ts';

/**
 * The jobs of a database, in the engine's own queue.
 *
 * @param report is told of what did not work
 */
export const openJobs = (
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  report: (error: unknown) => void,
  limits = QUEUE_LIMITS,
): Jobs =>
  jobsOn(pool === null ? sqliteQueue(db, limits) : postgresqlQueue(pool, report, limits), report);
