import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('mails')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .execute();
};

export const languageOfMails: Migration = { up };
