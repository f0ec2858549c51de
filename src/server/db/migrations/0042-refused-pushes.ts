import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('push_subscriptions').addColumn('refused_at', 'text').execute();
};

export const refusedPushes: Migration = { up };
