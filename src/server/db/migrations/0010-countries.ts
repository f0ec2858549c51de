import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '#server/db/schema/schema.ts';

/** Crisis lines are listed by country, so "another country of the European Union" is no longer a choice. */
const up = async (db: Kysely<Schema>): Promise<void> => {
  await db.updateTable('chat_settings').set({ region: null }).where('region', '=', 'eu').execute();
};

export const countries: Migration = { up };
