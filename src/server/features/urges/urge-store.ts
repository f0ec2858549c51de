import { type KeptUrge, URGES_LISTED, type UrgeAnswers } from '#contract/urges.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Database } from '#server/db/open.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { texts } from '#texts/urge.js';

const urges = ownRows('urges', {
  as: { distress_before: 'before', distress_during: 'during', distress_after: 'after' },
});

/** Reads and writes one person's urges. */
export const urgeStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Adds an urge unless its id already exists. Returns the stored urge. */
  add: async (userId: UserId, urge: Omit<KeptUrge, 'userId'>, now: string): Promise<KeptUrge> => ({
    ...(await urges.addOnce(db, userId, urge, now)),
    userId,
  }),

  /** The latest urges, newest first. */
  latest: async (userId: UserId): Promise<KeptUrge[]> => {
    const latest = await urges.list(db, userId, (query) =>
      query.orderBy('started_at', 'desc').orderBy('id', 'desc').limit(URGES_LISTED),
    );
    return latest.map((urge) => ({ ...urge, userId }));
  },

  /** Corrects the answers about an urge and returns the urge. Null if the person has no urge with this id. */
  correct: (userId: UserId, id: string, answers: UrgeAnswers): Promise<KeptUrge | null> =>
    inTransaction(db, userId, async (tx) => {
      const before = await urges.get(tx, userId, { id });
      if (before === undefined) return null;
      await urges.change(tx, userId, { id }, answers);
      return { ...before, ...answers, userId };
    }),

  /** Deletes an urge. Throws a 404 if the urge does not exist. */
  remove: (userId: UserId, id: string): Promise<void> =>
    urges.remove(db, userId, { id }, texts.noSuchUrge),
});
