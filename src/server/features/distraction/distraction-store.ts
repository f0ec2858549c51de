import type { Distraction } from '#contract/distraction.ts';
import type { DistractionType } from '#domain/distraction/types.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Database } from '#server/db/open.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';

export interface NewDistraction {
  /** The id that the client generated. It is unique for one person. */
  readonly id: string;
  readonly type: DistractionType;
  /** A UTC instant. */
  readonly timestamp: string;
  readonly localDate: LocalDate;
  readonly zone: string;
}

const logs = ownRows('distraction_logs', { as: { logged_at: 'timestamp' } });

/** Reads and writes one person's distractions, and counts them by type. */
export const distractionStore = ({ db, run }: Pick<Database, 'db' | 'run'>) => {
  const counts = compileOnce(run, ({ user_id }: { user_id: string }) =>
    db
      .selectFrom('distraction_counts')
      .select(['type', 'count'])
      .where('user_id', '=', user_id)
      .orderBy('count', 'desc')
      .orderBy('type'),
  );
  const since = compileOnce(run, ({ user_id, from }: { user_id: string; from: string }) =>
    db
      .selectFrom('distraction_logs')
      .select(['type', 'logged_at as timestamp'])
      .where('user_id', '=', user_id)
      .where('logged_at', '>=', from)
      .orderBy('logged_at'),
  );

  return {
    /** Adds a logged distraction and counts it, unless its id already exists. Returns the stored distraction. */
    add: (userId: UserId, log: NewDistraction, now: string): Promise<Distraction> =>
      db.transaction().execute(async (transaction) => {
        const added = await logs.add(transaction, userId, log, now);
        if (added === undefined) {
          return { ...(await logs.addOnce(transaction, userId, log, now)), userId };
        }
        await transaction
          .insertInto('distraction_counts')
          .values({ user_id: userId, type: log.type, count: 1 })
          .onConflict((conflict) =>
            conflict.columns(['user_id', 'type']).doUpdateSet(({ eb, ref }) => ({
              count: eb(ref('distraction_counts.count'), '+', 1),
            })),
          )
          .execute();
        return { ...added, userId };
      }),

    /** How often each type was logged, most frequent first. Types that the person never logged are left out. */
    summary: async (
      userId: UserId,
    ): Promise<readonly { readonly type: DistractionType; readonly count: number }[]> =>
      counts({ user_id: userId }),

    /** The types and UTC instants of the distractions logged since an instant (ISO 8601, UTC), in order of time. */
    recent: (
      userId: UserId,
      sinceIso: string,
    ): Promise<readonly { readonly type: DistractionType; readonly timestamp: string }[]> =>
      since({ user_id: userId, from: sinceIso }),
  };
};
