import type { Distraction } from '#contract/distraction.ts';
import type { DistractionType } from '#domain/distraction/types.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Database } from '#server/db/open.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';
import { inTransaction, type Tx } from '#server/db/transaction.ts';

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

interface DateRange {
  /** The first and the last local date, both included. Undefined means no limit on that side. */
  readonly from: LocalDate | undefined;
  readonly to: LocalDate | undefined;
}

/** Counts one more distraction of a type. */
const countOne = async (tx: Tx, userId: UserId, type: DistractionType): Promise<void> => {
  await tx
    .insertInto('distraction_counts')
    .values({ user_id: userId, type, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'type']).doUpdateSet(({ eb, ref }) => ({
        count: eb(ref('distraction_counts.count'), '+', 1),
      })),
    )
    .execute();
};

/** Counts one distraction of a type less. A type that is not counted any more has no row. */
const uncountOne = async (tx: Tx, userId: UserId, type: DistractionType): Promise<void> => {
  await tx
    .updateTable('distraction_counts')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .execute();
  await tx
    .deleteFrom('distraction_counts')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('count', '<=', 0)
    .execute();
};

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
        await countOne(transaction, userId, log.type);
        return { ...added, userId };
      }),

    /**
     * Corrects the type of a distraction and its count. Returns the distraction; null if the person has none with this
     * id.
     */
    correct: (userId: UserId, id: string, type: DistractionType): Promise<Distraction | null> =>
      inTransaction(db, userId, async (tx) => {
        const before = await logs.get(tx, userId, { id });
        if (before === undefined) return null;
        if (before.type !== type) {
          await logs.change(tx, userId, { id }, { type });
          await uncountOne(tx, userId, before.type);
          await countOne(tx, userId, type);
        }
        return { ...before, type, userId };
      }),

    /** Deletes a distraction and no longer counts it. Returns whether it existed. */
    remove: (userId: UserId, id: string): Promise<boolean> =>
      inTransaction(db, userId, async (tx) => {
        const before = await logs.get(tx, userId, { id });
        if (before === undefined) return false;
        await logs.remove(tx, userId, { id });
        await uncountOne(tx, userId, before.type);
        return true;
      }),

    /** The distractions in a range of local dates, earliest first. */
    list: async (userId: UserId, { from, to }: DateRange): Promise<Distraction[]> => {
      const listed = await logs.list(db, userId, (query) => {
        const after = from === undefined ? query : query.where('local_date', '>=', from);
        const within = to === undefined ? after : after.where('local_date', '<=', to);
        return within.orderBy('logged_at').orderBy('created_at').orderBy('id');
      });
      return listed.map((log) => ({ ...log, userId }));
    },

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
