import type { Kysely } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { inTransaction, type Tx } from '#server/db/transaction.ts';

/** Notes a change of what is only in memory: it is done when all else is kept, and not at all otherwise. */
export type Later = (change: () => void) => void;

/**
 * Does a piece of work on one person's conversation, as `inTransaction` does. The next piece of this process begins when the
 * changes in memory of this one are done as well.
 */
export type TalkWork = <Result>(
  userId: UserId,
  work: (tx: Tx, later: Later) => Promise<Result>,
) => Promise<Result>;

/** The one way in which conversations are worked on, so that a database that fails leaves memory as it was. */
export const talkWork = (db: Kysely<Schema>): TalkWork => {
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
