import { type KeptLook, LOOKS_KEPT_DAYS } from '#contract/looks.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';
import type { Database } from '#server/db/open.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';
import { inTransaction } from '#server/db/transaction.ts';

interface NewLook extends KeptLook {
  /** A UTC instant. */
  readonly lookedAt: string;
  readonly zone: string;
}

const looks = ownRows('looks');

/** Reads and writes when people looked at their tests and history, for people who limit how often they look. */
export const lookStore = ({ db }: Pick<Database, 'db'>) => ({
  /**
   * Records one look at tests or history unless its id already exists, and deletes expired records. Returns the stored
   * record.
   */
  add: (userId: UserId, look: NewLook, now: string): Promise<KeptLook> =>
    inTransaction(db, userId, async (tx) => {
      const { id, localDate } = await looks.addOnce(tx, userId, look, now);
      await tx
        .deleteFrom('looks')
        .where('user_id', '=', userId)
        .where(
          'created_at',
          '<',
          new Date(Date.parse(now) - LOOKS_KEPT_DAYS * DAY_MS).toISOString(),
        )
        .execute();
      return { id, localDate };
    }),

  /** The recorded looks since a day, earliest first. */
  since: async (userId: UserId, from: LocalDate): Promise<KeptLook[]> => {
    const rows = await looks.list(db, userId, (query) =>
      query.where('local_date', '>=', from).orderBy('looked_at').orderBy('id'),
    );
    return rows.map(({ id, localDate }) => ({ id, localDate }));
  },
});
