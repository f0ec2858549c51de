import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('health')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .addColumn('filler', 'text', (column) => column.notNull())
    .execute();
};

export const health: Migration = { up };
