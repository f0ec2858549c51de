import type { Kysely, Transaction } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import { accountGone } from '#server/errors.ts';
import type { Schema } from './schema/schema.ts';

/** The database inside of a transaction. */
export type Tx = Transaction<Schema>;

/** What is told, within its transaction, that something of a person changed. */
export type ChangedIn = (tx: Tx, userId: UserId) => Promise<void>;

/**
 * Does a piece of work on one person's records, alone and as a whole: two at once, also of two processes,
 * come one after the other. Everything in it has to go through the transaction that it is given;
 * waiting for anything else would keep others waiting. Throws `accountGone` when the person is no longer
 * there.
 */
export const inTransaction = <Result>(
  db: Kysely<Schema>,
  userId: UserId,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    const person = tx.selectFrom('users').select('id').where('id', '=', userId);
    // An engine of one writer at a time has stopped the others when the transaction began.
    const many = tx.getExecutor().adapter.supportsMultipleConnections ?? true;
    const found = await (many ? person.forNoKeyUpdate() : person).executeTakeFirst();
    if (found === undefined) throw accountGone();
    return work(tx);
  });
