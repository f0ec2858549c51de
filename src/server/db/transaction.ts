import type { Kysely, Transaction } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import { accountGone } from '#server/errors.ts';
import type { Schema } from './schema/schema.ts';

/** The database in a transaction. */
export type Tx = Transaction<Schema>;

/** A function that is called in the same transaction that changes a user's data. */
export type ChangedIn = (tx: Tx, userId: UserId) => Promise<void>;

/**
 * Runs work on one user's records in a transaction. Such transactions for one user run strictly one after the other,
 * even in different processes. The work must use only the given transaction and must not wait for anything else,
 * because it blocks other writers. Throws `accountGone` when the user no longer exists.
 */
export const inTransaction = <Result>(
  db: Kysely<Schema>,
  userId: UserId,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    const person = tx.selectFrom('users').select('id').where('id', '=', userId);
    // On SQLite the transaction has blocked all other writers since its start.
    const many = tx.getExecutor().adapter.supportsMultipleConnections ?? true;
    const found = await (many ? person.forNoKeyUpdate() : person).executeTakeFirst();
    if (found === undefined) throw accountGone();
    return work(tx);
  });
