import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('sessions').addColumn('earlier_verified', 'integer').execute();
};

export const earlierVerification: Migration = { up };
