import type { Selectable } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Database } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';

interface NewRecord {
  /** Made by the client; unique for one person and kind of record. */
  readonly id: string;
}

export interface NewVisibility extends NewRecord {
  /** A UTC instant, as are the other times here. */
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
 * What the open page reports, of one person at a time. A record with an id that the
 * person has for its kind already changes nothing. Each rejects when the person is gone.
 */
export const focusStore = ({ db, run }: Pick<Database, 'db' | 'run'>) => {
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
