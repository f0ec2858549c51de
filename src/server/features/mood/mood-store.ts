import type { Kysely, Selectable } from 'kysely';
import type { MoodLog } from '#contract/mood.ts';
import type { MoodValue } from '#domain/mood/levels.ts';
import type { MoodTag } from '#domain/mood/tags.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Schema } from '../../db/schema.ts';

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

/** Mood logs of one person at a time. */
export const moodStore = (db: Kysely<Schema>) => ({
  /** Adds a log, unless the person has one with its id: then nothing changes. Returns the log kept. */
  add: async (userId: UserId, log: NewMood, now: string): Promise<MoodLog> => {
    await db
      .insertInto('mood_logs')
      .values({
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
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
      .execute();
    const kept = await db
      .selectFrom('mood_logs')
      .select(columns)
      .where('user_id', '=', userId)
      .where('id', '=', log.id)
      .executeTakeFirstOrThrow();
    return fromRow(kept);
  },

  /** The logs within a range of local dates, from first to last. */
  list: async (userId: UserId, { from, to }: DateRange): Promise<MoodLog[]> => {
    let query = db.selectFrom('mood_logs').select(columns).where('user_id', '=', userId);
    if (from !== undefined) query = query.where('local_date', '>=', from);
    if (to !== undefined) query = query.where('local_date', '<=', to);
    const rows = await query.orderBy('logged_at').orderBy('created_at').orderBy('id').execute();
    return rows.map(fromRow);
  },
});

export type MoodStore = ReturnType<typeof moodStore>;
