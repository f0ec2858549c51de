import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { type JobQueue, QUEUE_LIMITS, waitingKey } from './queue.ts';

/** Loads the library pg-boss only when it is needed, because a server on SQLite does not use it. */
const loadBoss = () => import('pg-boss');

const SCHEMA = 'jobs';
/** How long finished jobs stay stored. Nobody needs them afterwards. */
const KEEP_FINISHED_S = 3_600;

/**
 * Jobs in pg-boss, which uses its own schema and the app's connection pool. pg-boss starts when the first job is stored
 * or taken.
 *
 * @param warn called for failures in pg-boss
 */
export const postgresqlQueue = (
  pool: pg.Pool,
  warn: (error: Error) => void,
  limits = QUEUE_LIMITS,
): JobQueue => {
  const queues = new Map<string, Promise<void>>();
  let started: Promise<PgBoss> | null = null;

  const start = async (): Promise<PgBoss> => {
    const { PgBoss } = await loadBoss();
    const boss = new PgBoss({
      db: {
        // A text with several statements must be sent without parameters.
        executeSql: (text, values) =>
          values === undefined || values.length === 0
            ? pool.query(text)
            : pool.query(text, [...values]),
      },
      schema: SCHEMA,
      schedule: false,
      monitorVacuum: false,
    });
    boss.on('error', warn);
    await boss.start();
    return boss;
  };

  const ready = async (name: string): Promise<PgBoss> => {
    started ??= start().catch((error) => {
      started = null;
      throw error;
    });
    const boss = await started;
    const made =
      queues.get(name) ??
      boss
        .createQueue(name, {
          // With this policy at most one job per key may wait, even while another job with the same key runs.
          policy: 'short',
          expireInSeconds: limits.holdS,
          retryLimit: limits.retries,
          retryDelay: limits.retryAfterS,
          deleteAfterSeconds: KEEP_FINISHED_S,
        })
        .catch((error) => {
          queues.delete(name);
          throw error;
        });
    queues.set(name, made);
    await made;
    return boss;
  };

  return {
    prepare: async (name) => {
      await ready(name);
    },

    enqueue: async (tx, job) => {
      const boss = await ready(job.name);
      const { fromKysely } = await loadBoss();
      await boss.send(
        job.name,
        { key: job.key },
        {
          db: fromKysely(tx),
          singletonKey: waitingKey(job),
          ...(job.atMs === undefined ? {} : { startAfter: new Date(job.atMs) }),
        },
      );
    },

    take: async (name) => {
      const boss = await ready(name);
      const [job] = await boss.fetch<{ key: string }>(name);
      return job === undefined ? null : { id: job.id, key: job.data.key };
    },

    finish: async (name, id) => {
      await (await ready(name)).complete(name, id);
    },

    giveBack: async (name, id) => {
      await (await ready(name)).fail(name, id);
    },

    oldestDueMs: async () => {
      // Without a queue there is no table to query yet.
      if (queues.size === 0) return null;
      const { rows } = await pool.query<{ ms: number | null }>(
        `select extract(epoch from now() - min(start_after))::float8 * 1000 as ms
         from ${SCHEMA}.job where state in ('created', 'retry') and start_after <= now()`,
      );
      return rows[0]?.ms ?? null;
    },

    stop: async () => {
      const boss = await started?.catch(() => null);
      // pg-boss must not close the connection pool, because the app closes it.
      await boss?.stop({ graceful: false, close: false });
    },
  };
};
