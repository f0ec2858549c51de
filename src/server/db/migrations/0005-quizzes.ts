import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('first_quizzes')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('responses', 'text', (column) => column.notNull())
    .addColumn('weights_version', 'integer', (column) => column.notNull())
    .addColumn('scores', 'text', (column) => column.notNull())
    .addColumn('primary_condition', 'text', (column) => column.notNull())
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('taken_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('weekly_quizzes')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('condition', 'text', (column) => column.notNull())
    .addColumn('responses', 'text', (column) => column.notNull())
    .addColumn('weights_version', 'integer', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('taken_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('weekly_quizzes_key', ['user_id', 'local_date'])
    // If the same check-in is sent twice, it is stored once, even if midnight is between the two requests.
    .addUniqueConstraint('weekly_quizzes_id', ['user_id', 'id'])
    .execute();
};

export const quizzes: Migration = { up };
