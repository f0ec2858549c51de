import { sql } from 'kysely';
import type { Tx } from '#server/db/transaction.ts';

/**
 * Waits until it is its turn on a connection, in the order in which looks and changes came, and keeps that until the
 * transaction ends. Many looks go on at once, a change alone. The lock of the row itself would let new looks pass a
 * change that waits, so that taking back could wait for as long as somebody keeps looking.
 */
export const queueOn = async (
  tx: Tx,
  connectionId: string,
  purpose: 'look' | 'change',
): Promise<void> => {
  // An engine of one writer at a time has stopped the others when the transaction began.
  if (!(tx.getExecutor().adapter.supportsMultipleConnections ?? true)) return;
  const key = sql`hashtextextended(${connectionId}, 0)`;
  await (purpose === 'look'
    ? sql`select pg_advisory_xact_lock_shared(${key})`
    : sql`select pg_advisory_xact_lock(${key})`
  ).execute(tx);
};
