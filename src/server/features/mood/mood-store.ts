import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { MoodLog } from '#contract/mood.ts';
import type { MoodValue } from '#domain/mood/levels.ts';
import type { MoodTag } from '#domain/mood/tags.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Database } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';

export interface NewMood {
  /** Made by the client; unique for one person. */
  readonly id: string;
  /** A UTC instant. */
  readonly timestamp: string;
  readonly localDate: LocalDate;
  readonly zone: string;
  readonly mood: MoodValue;
  readonly emoji: string;
  readonly why: string;
  readonly tags: readonly MoodTag[];
}

/** The first and last local date asked for, both included; undefined is open. */
export interface DateRange {
  readonly from: LocalDate | undefined;
  readonly to: LocalDate | undefined;
}

const columns = [
  'user_id',
  'id',
  'logged_at',
  'local_date',
  'zone',
  'mood',
  'emoji',
  'why',
  'tags',
] as const;

type Row = Pick<Selectable<Schema['mood_logs']>, (typeof columns)[number]>;

const FIRST_DATE = localDate('0001-01-01');
const LAST_DATE = localDate('9999-12-31');

const inOrder = <Row>(query: SelectQueryBuilder<Schema, 'mood_logs', Row>) =>
  query.orderBy('logged_at').orderBy('created_at').orderBy('id');

const fromRow = (row: Row): MoodLog => ({
  id: row.id,
  userId: row.user_id,
  timestamp: row.logged_at,
  localDate: row.local_date,
  zone: row.zone,
  mood: row.mood,
  emoji: row.emoji,
  why: row.why,
  tags: JSON.parse(row.tags),
});

type Key = { readonly user_id: string; readonly id: string };

/** Mood logs of one person at a time. */
export const moodStore = ({ db, run }: Pick<Database, 'db' | 'run'>) => {
  const insert = compileOnce(run, (row: Selectable<Schema['mood_logs']>) =>
    db
      .insertInto('mood_logs')
      .values({
        user_id: row.user_id,
        id: row.id,
        logged_at: row.logged_at,
        local_date: row.local_date,
        zone: row.zone,
        mood: row.mood,
        emoji: row.emoji,
        why: row.why,
        tags: row.tags,
        created_at: row.created_at,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
      .returning(columns),
  );
  const one = compileOnce(run, ({ user_id, id }: Key) =>
    db.selectFrom('mood_logs').select(columns).where('user_id', '=', user_id).where('id', '=', id),
  );
  const all = compileOnce(run, ({ user_id }: Pick<Key, 'user_id'>) =>
    inOrder(db.selectFrom('mood_logs').select(columns).where('user_id', '=', user_id)),
  );
  const between = compileOnce(
    run,
    ({ user_id, from, to }: { user_id: string; from: LocalDate; to: LocalDate }) =>
      inOrder(
        db
          .selectFrom('mood_logs')
          .select(columns)
          .where('user_id', '=', user_id)
          .where('local_date', '>=', from)
          .where('local_date', '<=', to),
      ),
  );
  const newest = compileOnce(run, ({ user_id }: Pick<Key, 'user_id'>) =>
    db
      .selectFrom('mood_logs')
      .select(columns)
      .where('user_id', '=', user_id)
      .orderBy('logged_at', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1),
  );

  return {
    /** Adds a log, unless the person has one with its id: then nothing changes. Returns the log kept, or
     * null when the person is being deleted at the same moment. */
    add: async (userId: UserId, log: NewMood, now: string): Promise<MoodLog | null> => {
      const [added] = await insert({
        user_id: userId,
        id: log.id,
        logged_at: log.timestamp,
        local_date: log.localDate,
        zone: log.zone,
        mood: log.mood,
        emoji: log.emoji,
        why: log.why,
        tags: JSON.stringify(log.tags),
        created_at: now,
      });
      const [kept] = added === undefined ? await one({ user_id: userId, id: log.id }) : [added];
      return kept === undefined ? null : fromRow(kept);
    },

    /** The logs within a range of local dates, from first to last. */
    list: async (userId: UserId, { from, to }: DateRange): Promise<MoodLog[]> => {
      const rows =
        from === undefined && to === undefined
          ? await all({ user_id: userId })
          : await between({ user_id: userId, from: from ?? FIRST_DATE, to: to ?? LAST_DATE });
      return rows.map(fromRow);
    },

    /** The log of the latest time; null when there is none. */
    latest: async (userId: UserId): Promise<MoodLog | null> => {
      const [row] = await newest({ user_id: userId });
      return row === undefined ? null : fromRow(row);
    },
  };
};

export type MoodStore = ReturnType<typeof moodStore>;
