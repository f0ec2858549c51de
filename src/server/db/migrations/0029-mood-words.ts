import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (db: Kysely<unknown>): Promise<void> => {
  const add = (name: string) =>
    db.schema
      .alterTable('mood_logs')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  await add('own_tags');
  await add('body_signals');
  await db.schema.alterTable('mood_logs').addColumn('energy', 'integer').execute();
  await db.schema
    .createTable('mood_tags')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('mood_tags_key', ['user_id', 'id'])
    .execute();
};

export const moodWords: Migration = { up };
