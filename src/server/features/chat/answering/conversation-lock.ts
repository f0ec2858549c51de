import type { Kysely } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { inTransaction, type Tx } from '#server/db/transaction.ts';

/** Registers a change of what is only in memory, to be done once the transaction is committed; not at all when it fails. */
export type AfterCommit = (change: () => void) => void;

/**
 * Does a piece of work on one person's conversation in a transaction, while it is locked: the next piece of work on it in
 * this process waits until the transaction has ended and the changes in memory are made.
 */
export type ConversationLock = <Result>(
  userId: UserId,
  work: (tx: Tx, afterCommit: AfterCommit) => Promise<Result>,
) => Promise<Result>;

/** The locks of all conversations, one for each person. */
export const conversationLock = (db: Kysely<Schema>): ConversationLock => {
  const latest = new Map<UserId, Promise<unknown>>();
  return (userId, work) => {
    const run = async () => {
      const changes: (() => void)[] = [];
      const result = await inTransaction(db, userId, (tx) =>
        work(tx, (change) => changes.push(change)),
      );
      for (const change of changes) change();
      return result;
    };
    const mine = (latest.get(userId) ?? Promise.resolve()).then(run);
    const over = mine
      .catch(() => undefined)
      .then(() => {
        if (latest.get(userId) === over) latest.delete(userId);
      });
    latest.set(userId, over);
    return mine;
  };
};
