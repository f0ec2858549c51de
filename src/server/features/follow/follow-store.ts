import type { Kysely } from 'kysely';
import { type Follow, inOrder, NEW_FOLLOW } from '#domain/follow/follow.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';

/** What a person changes; the rest stays. */
interface FollowChange {
  readonly topics?: Follow['topics'] | undefined;
  readonly isWelcomed?: boolean | undefined;
}

type Row = Pick<Schema['follows'], 'topics' | 'is_welcomed'>;

const followIn = ({ topics, is_welcomed }: Row): Follow => ({
  topics: topics === null ? null : JSON.parse(topics),
  isWelcomed: is_welcomed === 1,
});

/** What people decided to follow, one record for each person. */
export const followStore = (db: Kysely<Schema>) => ({
  /** What the person decided; `NEW_FOLLOW` before they did. */
  read: async (userId: UserId): Promise<Follow> => {
    const row = await db
      .selectFrom('follows')
      .select(['topics', 'is_welcomed'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row === undefined ? NEW_FOLLOW : followIn(row);
  },

  /** Keeps what is given, with topics in their usual order, leaves the rest as it is, and returns all. */
  save: (userId: UserId, changed: FollowChange, now: string): Promise<Follow> =>
    inTransaction(db, userId, async (tx) => {
      const { topics, isWelcomed } = changed;
      const row = {
        ...(topics === undefined
          ? {}
          : { topics: topics === null ? null : JSON.stringify(inOrder(topics)) }),
        ...(isWelcomed === undefined ? {} : { is_welcomed: isWelcomed ? 1 : 0 }),
        updated_at: now,
      };
      const kept = await tx
        .insertInto('follows')
        .values({ user_id: userId, topics: null, is_welcomed: 0, ...row })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
        .returning(['topics', 'is_welcomed'])
        .executeTakeFirstOrThrow();
      return followIn(kept);
    }),
});
