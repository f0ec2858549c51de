import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('urges')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('minutes', 'integer', (column) => column.notNull())
    .addColumn('waited_seconds', 'integer', (column) => column.notNull())
    .addColumn('distress_before', 'integer')
    .addColumn('distress_during', 'integer')
    .addColumn('distress_after', 'integer')
    .addColumn('happened', 'text', (column) => column.notNull())
    .addColumn('ritual', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('urges_key', ['user_id', 'id'])
    .execute();
  await db.schema
    .createIndex('urges_by_time')
    .on('urges')
    .columns(['user_id', 'started_at'])
    .execute();
  await db.schema
    .createTable('looks')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('looked_at', 'text', (column) => column.notNull())
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('looks_key', ['user_id', 'id'])
    .execute();
};

export const urges: Migration = { up };
