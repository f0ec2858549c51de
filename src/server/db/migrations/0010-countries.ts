import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '#server/db/schema/schema.ts';

/** Crisis lines are by country, so that "another country of the European Union" is no choice any more. */
const up = async (db: Kysely<Schema>): Promise<void> => {
  await db.updateTable('chat_settings').set({ region: null }).where('region', '=', 'eu').execute();
};

export const countries: Migration = { up };
