import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (db: Kysely<unknown>): Promise<void> => {
  // An index to find the first tagged mood of a user who rarely adds tags, without reading all their moods.
  await sql`create index mood_logs_tagged on mood_logs (user_id, local_date) where (tags <> '[]' or own_tags <> '[]')`.execute(
    db,
  );
};

export const taggedMoods: Migration = { up };
