import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('users').addColumn('email_confirmed_at', 'text').execute();
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_try_at', 'text', (column) => column.notNull())
    .addColumn('give_up_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('mails_by_try').on('mails').columns(['next_try_at']).execute();
  await db.schema.createIndex('mails_to_address').on('mails').columns(['address']).execute();
  await db.schema.createIndex('mails_of_person').on('mails').columns(['user_id']).execute();
  await db.schema
    .createTable('mail_links')
    .addColumn('secret_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('mail_links_to_address')
    .on('mail_links')
    .columns(['address'])
    .execute();
  await db.schema
    .createIndex('mail_links_of_person')
    .on('mail_links')
    .columns(['user_id'])
    .execute();
};

export const mail: Migration = { up };
