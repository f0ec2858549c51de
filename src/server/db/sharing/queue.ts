import { sql } from 'kysely';
import type { Tx } from '#server/db/transaction.ts';

/**
 * Waits for its turn on a connection, in order of arrival, and keeps it until the transaction ends. Reads share their
 * turn, a change has its own. With the row lock alone, new reads would overtake a waiting change, so that revoking a
 * consent could wait for as long as somebody keeps reading.
 */
export const queueOn = async (
  tx: Tx,
  connectionId: string,
  purpose: 'look' | 'change',
): Promise<void> => {
  // A single-writer engine has already blocked all other writers at the start of the transaction.
  if (!(tx.getExecutor().adapter.supportsMultipleConnections ?? true)) return;
  const key = sql`hashtextextended(${connectionId}, 0)`;
  await (purpose === 'look'
    ? sql`select pg_advisory_xact_lock_shared(${key})`
    : sql`select pg_advisory_xact_lock(${key})`
  ).execute(tx);
};
