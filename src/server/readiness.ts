import { cachedFor } from './cached-for.ts';
import { missingSteps } from './db/migrate.ts';
import { wasMoved } from './db/move/closed.ts';
import type { Database } from './db/open.ts';
import type { Drain } from './http/probes/drain.ts';
import type { Readiness } from './http/probes/probes.ts';
import type { Jobs } from './jobs/jobs.ts';
import { withinDeadline } from './within-deadline.ts';

/** How long the database may take to respond to a check. This is shorter than the timeouts of load balancers. */
const DATABASE_LIMIT_MS = 3_000;
/** How long the result of a database check is reused, however many probes arrive. */
const ASK_EVERY_MS = 1_000;
/** How long a process's background work may report no progress before it counts as stuck. */
const SILENCE_MAX_MS = 600_000;

/** Whether work succeeds within the time limit. */
const works = async (work: Promise<unknown>): Promise<boolean> =>
  (await withinDeadline(DATABASE_LIMIT_MS, work))?.status === 'fulfilled';

interface ReadinessParts {
  readonly database: Pick<Database, 'db' | 'ping'>;
  readonly jobs: Pick<Jobs, 'msSinceProgress' | 'oldestDueMs'>;
  readonly drain: Drain;
}

/**
 * Whether this process can do its work. Waiting jobs are reported but do not make a process unready, because late jobs
 * must not make the pages unavailable. Background work that is stuck in this process makes the process unready.
 */
export const readinessOf = ({ database, jobs, drain }: ReadinessParts) => {
  const schema = async (): Promise<void> => {
    const missing = await missingSteps(database.db);
    if (missing.length > 0) throw new Error('The schema is older than the program.');
  };
  const notMoved = async (): Promise<void> => {
    if (await wasMoved(database.db)) throw new Error('The data is in another database.');
  };
  const oldestJobS = async (): Promise<number | null> => {
    const ms = await jobs.oldestDueMs().catch(() => null);
    return ms === null ? null : Math.floor(ms / 1000);
  };
  const asked = cachedFor(ASK_EVERY_MS, async (): Promise<Readiness> => {
    if (!(await works(database.ping()))) return { reasons: ['database'], oldestJobS: null };
    if (!(await works(schema()))) return { reasons: ['schema'], oldestJobS: null };
    if (!(await works(notMoved()))) return { reasons: ['moved'], oldestJobS: null };
    return { reasons: [], oldestJobS: await oldestJobS() };
  });
  return async (): Promise<Readiness> => {
    const isStuck = jobs.msSinceProgress() > SILENCE_MAX_MS;
    // A process that is about to stop does not need to check the database.
    if (drain.hasBegun()) return { reasons: ['draining'], oldestJobS: null };
    const { reasons, ...more } = await asked();
    return { reasons: isStuck ? [...reasons, 'jobs'] : reasons, ...more };
  };
};
