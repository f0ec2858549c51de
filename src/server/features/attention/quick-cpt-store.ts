import type { Selectable } from 'kysely';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Database } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';

interface NewRecord {
  /** Made by the client; unique for one person and kind of record. */
  readonly id: string;
}

export interface NewCptResponse extends NewRecord {
  readonly shownLetter: string;
  /** A UTC instant, as is the other time here. */
  readonly respondedAt: string;
  readonly isCorrect: boolean;
  readonly sequence: readonly string[];
}

export interface NewCptSummary extends NewRecord {
  readonly total: number;
  readonly correct: number;
  readonly incorrect: number;
  /** Whole percent. */
  readonly accuracy: number;
  readonly endedAt: string;
  readonly localDate: LocalDate;
  readonly zone: string;
}

type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;

/**
 * What the quick CPT reports, of one person at a time. A record with an id that the
 * person has for its kind already changes nothing. Each rejects when the person is gone.
 */
export const quickCptStore = ({ db, run }: Pick<Database, 'db' | 'run'>) => {
  const insertResponse = compileOnce(run, (row: Row<'cpt_responses'>) =>
    db
      .insertInto('cpt_responses')
      .values({
        user_id: row.user_id,
        id: row.id,
        shown_letter: row.shown_letter,
        responded_at: row.responded_at,
        is_correct: row.is_correct,
        sequence: row.sequence,
        created_at: row.created_at,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing()),
  );

  return {
    addResponse: async (userId: UserId, one: NewCptResponse, now: string): Promise<void> => {
      await insertResponse({
        user_id: userId,
        id: one.id,
        shown_letter: one.shownLetter,
        responded_at: one.respondedAt,
        is_correct: one.isCorrect ? 1 : 0,
        sequence: JSON.stringify(one.sequence),
        created_at: now,
      });
    },

    addSummary: async (userId: UserId, one: NewCptSummary, now: string): Promise<void> => {
      const { endedAt, localDate, ...counts } = one;
      await db
        .insertInto('cpt_summaries')
        .values({
          ...counts,
          user_id: userId,
          ended_at: endedAt,
          local_date: localDate,
          created_at: now,
        })
        .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
        .execute();
    },
  };
};
