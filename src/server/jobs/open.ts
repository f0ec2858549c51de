import type { Database } from '#server/db/open.ts';
import { type Jobs, jobsOn } from './jobs.ts';
import { postgresqlQueue } from './postgresql-queue.ts';
import { QUEUE_LIMITS, type QueueLimits } from './queue.ts';
import { sqliteQueue } from './sqlite-queue.ts';

interface JobsOptions {
  readonly limits?: QueueLimits;
  /** Called with the name of each completed job. */
  readonly onDone?: (job: string) => void;
}

/**
 * The jobs of a database, in the queue for its engine.
 *
 * @param report called for each failure; if a job failed, with the job's name
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
