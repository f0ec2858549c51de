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
  /** A UTC instant, as are the other times here. */
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

export interface NewVisibility extends NewRecord {
  readonly changedAt: string;
  readonly visible: boolean;
}

export interface NewFocusSession extends NewRecord {
  readonly startedAt: string;
  readonly endedAt: string;
  readonly durationS: number;
}

type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;

/**
 * What the quick CPT and the open page report, of one person at a time. A record with an id that the
 * person has for its kind already changes nothing. Each rejects when the person is gone.
 */
export const focusStore = ({ db, run }: Pick<Database, 'db' | 'run'>) => {
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
  const insertVisibility = compileOnce(run, (row: Row<'focus_visibility'>) =>
    db
      .insertInto('focus_visibility')
      .values({
        user_id: row.user_id,
        id: row.id,
        changed_at: row.changed_at,
        visible: row.visible,
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

    addVisibility: async (userId: UserId, one: NewVisibility, now: string): Promise<void> => {
      await insertVisibility({
        user_id: userId,
        id: one.id,
        changed_at: one.changedAt,
        visible: one.visible ? 1 : 0,
        created_at: now,
      });
    },

    addSession: async (userId: UserId, one: NewFocusSession, now: string): Promise<void> => {
      await db
        .insertInto('focus_sessions')
        .values({
          user_id: userId,
          id: one.id,
          started_at: one.startedAt,
          ended_at: one.endedAt,
          duration_s: one.durationS,
          created_at: now,
        })
        .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
        .execute();
    },
  };
};

export type FocusStore = ReturnType<typeof focusStore>;
