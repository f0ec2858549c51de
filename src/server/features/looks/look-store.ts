import { type KeptLook, LOOKS_KEPT_DAYS } from '#contract/looks.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';

interface NewLook extends KeptLook {
  /** A UTC instant. */
  readonly lookedAt: string;
  readonly zone: string;
}

/** Looks at tests and history, of people who limit them. */
export const lookStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Adds a look, unless the person has one with its id, and deletes those of earlier days. Returns the look kept. */
  add: (userId: UserId, look: NewLook, nowMs: number): Promise<KeptLook> =>
    inTransaction(db, userId, async (tx) => {
      await tx
        .insertInto('looks')
        .values({
          user_id: userId,
          id: look.id,
          looked_at: look.lookedAt,
          local_date: look.localDate,
          zone: look.zone,
          created_at: new Date(nowMs).toISOString(),
        })
        .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
        .execute();
      const kept = await tx
        .selectFrom('looks')
        .select(['id', 'local_date'])
        .where('user_id', '=', userId)
        .where('id', '=', look.id)
        .executeTakeFirstOrThrow();
      await tx
        .deleteFrom('looks')
        .where('user_id', '=', userId)
        .where('created_at', '<', new Date(nowMs - LOOKS_KEPT_DAYS * DAY_MS).toISOString())
        .execute();
      return { id: kept.id, localDate: kept.local_date };
    }),

  /** The looks from a day on, the earliest first. */
  since: async (userId: UserId, from: LocalDate): Promise<KeptLook[]> => {
    const rows = await db
      .selectFrom('looks')
      .select(['id', 'local_date'])
      .where('user_id', '=', userId)
      .where('local_date', '>=', from)
      .orderBy('looked_at')
      .orderBy('id')
      .execute();
    return rows.map(({ id, local_date }) => ({ id, localDate: local_date }));
  },
});
