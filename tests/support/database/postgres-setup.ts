import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of this run, with the right to make databases. */
    postgresAdminUrl: string;
  }
}

/** Gives the tests a PostgreSQL server: the one of TEST_DATABASE_URL, or one for this run alone. */
export const setup = async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined && given !== '') {
    project.provide('postgresAdminUrl', given);
    return undefined;
  }
  const server = await startPostgres();
  project.provide('postgresAdminUrl', server.adminUrl);
  return server.stop;
};
