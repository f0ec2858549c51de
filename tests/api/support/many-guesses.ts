import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

/**
 * Simulates very many wrong passwords for each account that was tried: one more try is admitted, and then none for
 * minutes.
 */
export const manyGuesses = async ({ db }: Pick<Database, 'db'>): Promise<void> => {
  await sql`update throttles set points = 100 where key like 'login-account:%'`.execute(db);
  await sql`delete from throttles where key like 'login-account-gate:%'`.execute(db);
};
