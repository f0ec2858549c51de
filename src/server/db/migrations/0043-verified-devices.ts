import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('known_devices').addColumn('verified_at', 'text').execute();
  await db.schema.alterTable('sessions').addColumn('earlier_hash', 'text').execute();
  await db.schema.alterTable('sessions').addColumn('earlier_until', 'text').execute();
  await sql`create index sessions_earlier on sessions (earlier_hash) where earlier_hash is not null`.execute(
    db,
  );
};

export const verifiedDevices: Migration = { up };
