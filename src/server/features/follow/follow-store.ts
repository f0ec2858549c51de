import type { Kysely } from 'kysely';
import { type Follow, inOrder, NEW_FOLLOW } from '#domain/follow/follow.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';
import { inTransaction } from '#server/db/transaction.ts';

/** A change of some values. Values that are undefined stay as they are. */
interface FollowChange {
  readonly topics?: Follow['topics'] | undefined;
  readonly isWelcomed?: boolean | undefined;
}

const follows = ownRows('follows');

/** Reads and writes the topics that people follow, with one record per person. */
export const followStore = (db: Kysely<Schema>) => ({
  /** The person's choice, or `NEW_FOLLOW` if they have not chosen yet. */
  read: async (userId: UserId): Promise<Follow> => (await follows.get(db, userId)) ?? NEW_FOLLOW,

  /**
   * Saves the given values and returns the whole record. Topics are saved in a fixed order, whatever the order in
   * `changed`.
   */
  save: (userId: UserId, changed: FollowChange, now: string): Promise<Follow> =>
    inTransaction(db, userId, async (tx) => {
      const before = (await follows.get(tx, userId)) ?? NEW_FOLLOW;
      const { topics = before.topics, isWelcomed = before.isWelcomed } = changed;
      const kept = { topics: topics && inOrder(topics), isWelcomed };
      await follows.put(tx, userId, kept, now);
      return kept;
    }),
});
