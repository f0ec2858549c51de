import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (db: Kysely<unknown>): Promise<void> => {
  // The day on which the user let go of a task from an earlier day.
  await db.schema.alterTable('tasks').addColumn('let_go_on', 'text').execute();
};

export const letGo: Migration = { up };
