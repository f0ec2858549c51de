import { openDatabase } from '#server/db/open.ts';
import { databaseFileIn } from '#server/db/sqlite/sqlite.ts';
import { openJobs } from '#server/jobs/open.ts';
import { createPostgres, createSqlite } from './create.ts';

/** Databases with the current schema, which tests copy: bringing up the schema takes ten times as long. */
export interface Templates {
  /** The name of a database on the server of this run. */
  postgresTemplate: string;
  /** The path of a file. */
  sqliteTemplate: string;
}

/** Makes a template on each engine, for the whole run. */
export const makeTemplates = async (
  adminUrl: string,
): Promise<{ templates: Templates; remove: () => Promise<void> }> => {
  const [postgres, sqlite] = [await createPostgres(adminUrl), await createSqlite()];
  for (const settings of [postgres.settings, sqlite.settings]) {
    const database = await openDatabase({ dataDir: '', databaseUrl: null, ...settings });
    const jobs = openJobs(database, (error) => {
      throw error;
    });
    // The queue of jobs has a schema of its own on PostgreSQL, made when the first queue is.
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
