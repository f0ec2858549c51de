import { sql } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import type { Help, HelpCount, StuckReason } from '#domain/tasks/stuck.ts';
import type { Database } from '#server/db/open.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';

/** Whether something helped somebody who was stuck. */
export interface HelpAnswer {
  /** Made by the client; unique for one person. */
  readonly id: string;
  readonly reason: StuckReason;
  readonly help: Help;
  readonly helped: boolean;
}

const helps = ownRows('task_helps');

/** What helped people who were stuck. */
export const helpStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Keeps an answer; the same id twice is one answer, the first. */
  add: async (userId: UserId, answer: HelpAnswer, now: string): Promise<void> => {
    await helps.add(db, userId, answer, now);
  },

  /** How often each thing helped, and how often not, for each reason. */
  counts: async (userId: UserId): Promise<HelpCount[]> => {
    const rows = await db
      .selectFrom('task_helps')
      .select([
        'reason',
        'help',
        sql<number>`sum(helped)`.as('yes'),
        sql<number>`count(*)`.as('all'),
      ])
      .where('user_id', '=', userId)
      .groupBy(['reason', 'help'])
      .orderBy('reason')
      .orderBy('help')
      .execute();
    return rows.map(({ reason, help, yes, all }) => ({
      reason,
      help,
      // PostgreSQL gives sums as text.
      yes: Number(yes),
      no: Number(all) - Number(yes),
    }));
  },
});
