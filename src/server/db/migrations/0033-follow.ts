import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('follows')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('topics', 'text')
    .addColumn('is_welcomed', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  // People who already use Evenkeel do not need the questions that welcome new people.
  await sql`insert into follows (user_id, topics, is_welcomed, updated_at) select id, null, 1, created_at from users`.execute(
    db,
  );
};

export const follow: Migration = { up };
