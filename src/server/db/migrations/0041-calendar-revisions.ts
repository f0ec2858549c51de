import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('calendar_feeds')
    .addColumn('revisions', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
};

export const calendarRevisions: Migration = { up };
