import { sql } from 'kysely';
import type { Tx } from '#server/db/transaction.ts';

/**
 * Waits in order of arrival for a lock on a connection, and holds it until the transaction ends. Reads share the lock;
 * a change of the consent holds the lock alone. A lock on the row would not be enough: new reads could overtake a
 * waiting change, so revoking a consent could wait for as long as somebody continues to read.
 */
export const queueOn = async (
  tx: Tx,
  connectionId: string,
  purpose: 'look' | 'change',
): Promise<void> => {
  // On SQLite the transaction has blocked all other writers since its start.
  if (!(tx.getExecutor().adapter.supportsMultipleConnections ?? true)) return;
  const key = sql`hashtextextended(${connectionId}, 0)`;
  await (purpose === 'look'
    ? sql`select pg_advisory_xact_lock_shared(${key})`
    : sql`select pg_advisory_xact_lock(${key})`
  ).execute(tx);
};
