import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('tasks').addColumn('at_time', 'text').execute();
  await db.schema
    .alterTable('tasks')
    .addColumn('later', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('tasks').addColumn('reminders', 'text').execute();
};

export const taskDaysAndTimes: Migration = { up };
