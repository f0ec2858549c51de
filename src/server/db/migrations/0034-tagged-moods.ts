import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (db: Kysely<unknown>): Promise<void> => {
  // Finds the first tag of a user who rarely sets one without reading all of their moods.
  await sql`create index mood_logs_tagged on mood_logs (user_id, local_date) where (tags <> '[]' or own_tags <> '[]')`.execute(
    db,
  );
};

export const taggedMoods: Migration = { up };
