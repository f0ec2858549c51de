import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

/**
 * Simulates a large number of wrong passwords for each account that was tried before. One more attempt is then allowed,
 * and after it none for minutes.
 */
export const manyGuesses = async ({ db }: Pick<Database, 'db'>): Promise<void> => {
  await sql`update throttles set points = 100 where key like 'login-account:%'`.execute(db);
  await sql`delete from throttles where key like 'login-account-gate:%'`.execute(db);
};
