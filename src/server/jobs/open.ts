import type { Database } from '#server/db/open.ts';
import { type Jobs, jobsOn } from './jobs.ts';
import { postgresqlQueue } from './postgresql-queue.ts';
import { QUEUE_LIMITS, type QueueLimits } from './queue.ts';
import { sqliteQueue } from './sqlite-queue.ts';

interface JobsOptions {
  readonly limits?: QueueLimits;
  /** Is told the name of each job that was done. */
  readonly onDone?: (job: string) => void;
}

/**
 * The jobs of a database, in the engine's own queue.
 *
 * @param report is told of what did not work, and the name of the job where it was one
 */
export const openJobs = (
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  report: (error: unknown, job?: string) => void,
  { limits = QUEUE_LIMITS, onDone }: JobsOptions = {},
): Jobs =>
  jobsOn(
    pool === null ? sqliteQueue(db, limits) : postgresqlQueue(pool, report, limits),
    report,
    onDone,
  );
