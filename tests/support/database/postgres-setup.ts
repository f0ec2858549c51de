import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the PostgreSQL server of this run, with the right to create databases. */
    postgresAdminUrl: string;
  }
}

/** Provides a PostgreSQL server to the tests: that of TEST_DATABASE_URL, or a new one for this run. */
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
