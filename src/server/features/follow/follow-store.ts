import type { Kysely } from 'kysely';
import { type Follow, inOrder, NEW_FOLLOW } from '#domain/follow/follow.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';
import { inTransaction } from '#server/db/transaction.ts';

/** What a person changes; the rest stays. */
interface FollowChange {
  readonly topics?: Follow['topics'] | undefined;
  readonly isWelcomed?: boolean | undefined;
}

const follows = ownRows('follows');

/** What people decided to follow, one record for each person. */
export const followStore = (db: Kysely<Schema>) => ({
  /** What the person decided; `NEW_FOLLOW` before they did. */
  read: async (userId: UserId): Promise<Follow> => (await follows.get(db, userId)) ?? NEW_FOLLOW,

  /** Keeps what is given, with topics in their usual order, leaves the rest as it is, and returns all. */
  save: (userId: UserId, changed: FollowChange, now: string): Promise<Follow> =>
    inTransaction(db, userId, async (tx) => {
      const before = (await follows.get(tx, userId)) ?? NEW_FOLLOW;
      const { topics = before.topics, isWelcomed = before.isWelcomed } = changed;
      const kept = { topics: topics && inOrder(topics), isWelcomed };
      await follows.put(tx, userId, kept, now);
      return kept;
    }),
});
