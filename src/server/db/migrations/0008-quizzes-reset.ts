import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('first_quizzes_reset')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('first_quizzes_reset_key', ['user_id', 'id'])
    .execute();
};

export const quizzesReset: Migration = { up };
