import { sql } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import type { Help, HelpCount, StuckReason } from '#domain/tasks/stuck.ts';
import type { Database } from '#server/db/open.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';

/** Whether a suggestion helped a person who was stuck. */
export interface HelpAnswer {
  /** The id that the client generated. It is unique for one person. */
  readonly id: string;
  readonly reason: StuckReason;
  readonly help: Help;
  readonly helped: boolean;
}

const helps = ownRows('task_helps');

/** Reads and writes whether suggestions helped a person who was stuck. */
export const helpStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Adds an answer. A repeated id changes nothing. */
  add: async (userId: UserId, answer: HelpAnswer, now: string): Promise<void> => {
    await helps.add(db, userId, answer, now);
  },

  /** How often each suggestion helped and how often it did not, by reason. */
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
      // PostgreSQL returns sums as text.
      yes: Number(yes),
      no: Number(all) - Number(yes),
    }));
  },
});
