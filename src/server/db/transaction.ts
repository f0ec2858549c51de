import type { Kysely, Transaction } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import { accountGone } from '#server/errors.ts';
import type { Schema } from './schema/schema.ts';

/** The database within a transaction. */
export type Tx = Transaction<Schema>;

/** Called within the transaction that changed something of a user. */
export type ChangedIn = (tx: Tx, userId: UserId) => Promise<void>;

/**
 * Runs work on one user's records in a transaction, serialised per user across all processes. The work must use only
 * the given transaction and must not wait for anything else, which would block others. Throws `accountGone` when the
 * user no longer exists.
 */
export const inTransaction = <Result>(
  db: Kysely<Schema>,
  userId: UserId,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    const person = tx.selectFrom('users').select('id').where('id', '=', userId);
    // A single-writer engine has already blocked all other writers at the start of the transaction.
    const many = tx.getExecutor().adapter.supportsMultipleConnections ?? true;
    const found = await (many ? person.forNoKeyUpdate() : person).executeTakeFirst();
    if (found === undefined) throw accountGone();
    return work(tx);
  });
