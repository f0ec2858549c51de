import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Schema } from '#server/db/schema/schema.ts';
import { type JobQueue, QUEUE_LIMITS, waitingKey } from './queue.ts';

/** Jobs in our own table, because pg-boss does not support SQLite. */
export const sqliteQueue = (db: Kysely<Schema>, limits = QUEUE_LIMITS): JobQueue => {
  const after = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();
  return {
    prepare: async () => undefined,

    enqueue: async (tx, job) => {
      await tx
        .insertInto('jobs')
        .values({
          id: uuidv7(),
          name: job.name,
          key: job.key,
          waiting_key: waitingKey(job),
          run_at: new Date(job.atMs ?? Date.now()).toISOString(),
          tries: 0,
        })
        .onConflict((conflict) => conflict.columns(['name', 'waiting_key']).doNothing())
        .execute();
    },

    take: async (name) => {
      // A job that was taken no longer counts as waiting, so a change that happens after this adds a new job.
      const row = await db
        .updateTable('jobs')
        .set(({ eb }) => ({
          run_at: after(limits.holdS),
          waiting_key: null,
          tries: eb('tries', '+', 1),
        }))
        .where('id', '=', ({ selectFrom }) =>
          selectFrom('jobs')
            .select('id')
            .where('name', '=', name)
            .where('run_at', '<=', after(0))
            .orderBy('run_at')
            .limit(1),
        )
        .returning(['id', 'key'])
        .executeTakeFirst();
      return row ?? null;
    },

    finish: async (_name, id) => {
      await db.deleteFrom('jobs').where('id', '=', id).execute();
    },

    giveBack: async (_name, id) => {
      await db
        .deleteFrom('jobs')
        .where('id', '=', id)
        .where('tries', '>', limits.retries)
        .execute();
      await db
        .updateTable('jobs')
        .set({ run_at: after(limits.retryAfterS) })
        .where('id', '=', id)
        .execute();
    },

    oldestDueMs: async () => {
      const row = await db
        .selectFrom('jobs')
        .select(({ fn }) => fn.min('run_at').as('oldest'))
        .where('run_at', '<=', after(0))
        .executeTakeFirst();
      return row?.oldest == null ? null : Math.max(0, Date.now() - Date.parse(row.oldest));
    },

    stop: async () => undefined,
  };
};
