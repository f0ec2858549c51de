import { openDatabase } from '#server/db/open.ts';
import { databaseFileIn } from '#server/db/sqlite/sqlite.ts';
import { openJobs } from '#server/jobs/open.ts';
import { createPostgres, createSqlite } from './create.ts';

/** Migrated databases that tests copy, because migrating takes ten times as long as copying. */
export interface Templates {
  /** The name of the template database on this run’s server. */
  postgresTemplate: string;
  /** The path of the template file. */
  sqliteTemplate: string;
}

/** Creates a template for each engine, for the whole run. */
export const makeTemplates = async (
  adminUrl: string,
): Promise<{ templates: Templates; remove: () => Promise<void> }> => {
  const [postgres, sqlite] = [await createPostgres(adminUrl), await createSqlite()];
  for (const settings of [postgres.settings, sqlite.settings]) {
    const database = await openDatabase({ dataDir: '', databaseUrl: null, ...settings });
    const jobs = openJobs(database, (error) => {
      throw error;
    });
    // On PostgreSQL, the job queue has its own schema, created with the first queue.
    jobs.work('template', async () => undefined);
    await jobs.prepare();
    await jobs.stop();
    await database.close();
  }
  return {
    templates: {
      postgresTemplate: new URL(postgres.settings.databaseUrl).pathname.slice(1),
      sqliteTemplate: databaseFileIn(sqlite.settings.dataDir),
    },
    remove: async () => {
      await postgres.remove();
      await sqlite.remove();
    },
  };
};
