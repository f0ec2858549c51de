import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('mood_logs')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('logged_at', 'text', (column) => column.notNull())
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('mood', 'integer', (column) => column.notNull())
    .addColumn('emoji', 'text', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    // The client generates the ids, so an id is unique only per user.
    .addPrimaryKeyConstraint('mood_logs_key', ['user_id', 'id'])
    .execute();
  await db.schema
    .createIndex('mood_logs_by_time')
    .on('mood_logs')
    .columns(['user_id', 'logged_at'])
    .execute();
  await db.schema
    .createIndex('mood_logs_by_day')
    .on('mood_logs')
    .columns(['user_id', 'local_date'])
    .execute();
  await db.schema
    .createTable('comfort')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
};

export const moodAndComfort: Migration = { up };
