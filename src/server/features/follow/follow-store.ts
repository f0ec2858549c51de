import type { Kysely } from 'kysely';
import { type Follow, inOrder, NEW_FOLLOW } from '#domain/follow/follow.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';

/** What people decided to follow, one record for each person. */
export const followStore = (db: Kysely<Schema>) => ({
  /** What the person decided; `NEW_FOLLOW` before they did. */
  read: async (userId: UserId): Promise<Follow> => {
    const row = await db
      .selectFrom('follows')
      .select(['topics', 'is_welcomed'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (row === undefined) return NEW_FOLLOW;
    return {
      topics: row.topics === null ? null : JSON.parse(row.topics),
      isWelcomed: row.is_welcomed === 1,
    };
  },

  /** Keeps what the person decides, with its topics in their usual order, and returns it. */
  save: (userId: UserId, { topics, isWelcomed }: Follow, now: string): Promise<Follow> =>
    inTransaction(db, userId, async (tx) => {
      const kept = topics === null ? null : inOrder(topics);
      const row = {
        topics: kept === null ? null : JSON.stringify(kept),
        is_welcomed: isWelcomed ? 1 : 0,
        updated_at: now,
      };
      await tx
        .insertInto('follows')
        .values({ user_id: userId, ...row })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
        .execute();
      return { topics: kept, isWelcomed };
    }),
});
