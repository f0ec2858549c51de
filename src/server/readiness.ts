import { missingSteps } from './db/migrate.ts';
import { wasMoved } from './db/move/closed.ts';
import type { Database } from './db/open.ts';
import type { Drain } from './http/probes/drain.ts';
import type { Readiness } from './http/probes/probes.ts';
import type { Jobs } from './jobs/jobs.ts';
import { onceIn } from './once-in.ts';
import { settledWithin } from './settled-within.ts';

/** Shorter than load balancers' timeouts. */
const DATABASE_LIMIT_MS = 3_000;
/** The database is checked at most this often, however many probes arrive. */
const ASK_EVERY_MS = 1_000;
/** A worker that reports no progress for this long is stuck. */
const SILENCE_MAX_MS = 600_000;

/** Whether work succeeds within the time limit. */
const works = async (work: Promise<unknown>): Promise<boolean> =>
  (await settledWithin(DATABASE_LIMIT_MS, work))?.status === 'fulfilled';

interface ReadinessParts {
  readonly database: Pick<Database, 'db' | 'ping'>;
  readonly jobs: Pick<Jobs, 'msSinceProgress' | 'oldestDueMs'>;
  readonly drain: Drain;
}

/**
 * Whether this process can do its work. Waiting jobs are reported but do not make it unready, because late jobs must
 * not take the pages offline. Only a process whose own loops are stuck is unready.
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
  const asked = onceIn(ASK_EVERY_MS, async (): Promise<Readiness> => {
    if (!(await works(database.ping()))) return { reasons: ['database'], oldestJobS: null };
    if (!(await works(schema()))) return { reasons: ['schema'], oldestJobS: null };
    if (!(await works(notMoved()))) return { reasons: ['moved'], oldestJobS: null };
    return { reasons: [], oldestJobS: await oldestJobS() };
  });
  return async (): Promise<Readiness> => {
    const isStuck = jobs.msSinceProgress() > SILENCE_MAX_MS;
    // A stopping process need not check the database.
    if (drain.hasBegun()) return { reasons: ['draining'], oldestJobS: null };
    const { reasons, ...more } = await asked();
    return { reasons: isStuck ? [...reasons, 'jobs'] : reasons, ...more };
  };
};
