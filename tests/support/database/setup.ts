import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';
import { scratchRoot } from './scratch.ts';
import { makeTemplates, type Templates } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext extends Templates {
    /** The URL of this run’s PostgreSQL server, with the right to create databases. */
    postgresAdminUrl: string;
  }
}

/**
 * Provides the tests with a PostgreSQL server (at TEST_DATABASE_URL, or a new one for this run), and with a template
 * database for each engine.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const given = process.env.TEST_DATABASE_URL ?? '';
  const server = given === '' ? await startPostgres(false, scratchRoot()) : null;
  const adminUrl = server?.adminUrl ?? given;
  project.provide('postgresAdminUrl', adminUrl);
  const { templates, remove } = await makeTemplates(adminUrl);
  project.provide('postgresTemplate', templates.postgresTemplate);
  project.provide('sqliteTemplate', templates.sqliteTemplate);
  return async () => {
    await remove();
    await server?.stop();
  };
};
