import type { Selectable } from 'kysely';
import type { CalendarFeed } from '#contract/calendar.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Revisions } from '#domain/shared/calendar-revisions.ts';
import type { Database } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';

type Words = Pick<CalendarFeed, 'zone' | 'ownWords'>;

/** A feed, its owner, and the revisions that were last published. */
interface ReadFeed extends CalendarFeed {
  readonly userId: UserId;
  readonly revisions: Revisions;
}

const fromRow = (row: Selectable<Schema['calendar_feeds']>): CalendarFeed => ({
  ownWords: row.own_words === 1,
  zone: row.zone,
  createdAt: row.created_at,
});

/** The calendar feeds: at most one per user. */
export const feedStore = ({ db }: Pick<Database, 'db'>) => ({
  /** The user's calendar feed; null when there is none. */
  read: async (userId: UserId): Promise<CalendarFeed | null> => {
    const row = await db
      .selectFrom('calendar_feeds')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row === undefined ? null : fromRow(row);
  },

  /** Stores a new feed, replacing the previous one. */
  make: async (userId: UserId, secretHash: string, feed: CalendarFeed): Promise<void> => {
    const values = {
      secret_hash: secretHash,
      own_words: feed.ownWords ? 1 : 0,
      zone: feed.zone,
      created_at: feed.createdAt,
      revisions: '{}',
    };
    await db
      .insertInto('calendar_feeds')
      .values({ user_id: userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute();
  },

  /**
   * Changes the feed's time zone, and whether the feed shows the user's own texts. Returns null when the user has no
   * feed.
   */
  change: async (userId: UserId, { zone, ownWords }: Words): Promise<CalendarFeed | null> => {
    const row = await db
      .updateTable('calendar_feeds')
      .set({ zone, own_words: ownWords ? 1 : 0 })
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirst();
    return row === undefined ? null : fromRow(row);
  },

  /** Stores the revisions that were published last. */
  revise: async (userId: UserId, revisions: Revisions): Promise<void> => {
    await db
      .updateTable('calendar_feeds')
      .set({ revisions: JSON.stringify(revisions) })
      .where('user_id', '=', userId)
      .execute();
  },

  /** Deletes the user's feed, if there is one. */
  revoke: async (userId: UserId): Promise<void> => {
    await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
  },

  /** The feed with this secret, and its owner. Null when none exists. This is the only query without a user id. */
  bySecretHash: async (secretHash: string): Promise<ReadFeed | null> => {
    const row = await db
      .selectFrom('calendar_feeds')
      .selectAll()
      .where('secret_hash', '=', secretHash)
      .executeTakeFirst();
    return row === undefined
      ? null
      : {
          ...fromRow(row),
          userId: row.user_id as UserId,
          revisions: JSON.parse(row.revisions),
        };
  },
});
