import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('game_results')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('level', 'integer', (column) => column.notNull())
    .addColumn('seed', 'double precision', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('success', 'integer')
    .addColumn('duration_ms', 'double precision', (column) => column.notNull())
    .addColumn('estimate', 'double precision', (column) => column.notNull())
    .addColumn('suggested_level', 'integer', (column) => column.notNull())
    .addColumn('best_level', 'integer')
    .addColumn('created_at', 'text', (column) => column.notNull())
    // This column comes last, so that a query that lists results does not have to read the column's long text.
    .addColumn('events', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('game_results_key', ['user_id', 'id'])
    .execute();
  await db.schema
    .createIndex('game_results_by_time')
    .on('game_results')
    .columns(['user_id', 'game', 'started_at'])
    .execute();
  await db.schema
    .createTable('game_ratings')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('skill', 'double precision', (column) => column.notNull())
    .addColumn('rounds', 'integer', (column) => column.notNull())
    .addColumn('level', 'integer', (column) => column.notNull())
    .addColumn('best_level', 'integer')
    .addColumn('pinned_level', 'integer')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('game_ratings_key', ['user_id', 'game'])
    .execute();
};

export const games: Migration = { up };
