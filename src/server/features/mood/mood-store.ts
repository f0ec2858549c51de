import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { MoodLog } from '#contract/mood.ts';
import { type DetailChanges, type MoodDetails, withDetails } from '#domain/mood/details.ts';
import type { MoodValue } from '#domain/mood/levels.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Database } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';

export interface NewMood extends MoodDetails {
  /** Made by the client; unique for one person. */
  readonly id: string;
  /** A UTC instant. */
  readonly timestamp: string;
  readonly localDate: LocalDate;
  readonly zone: string;
  readonly mood: MoodValue;
  readonly emoji: string;
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
  'own_tags',
  'energy',
  'body_signals',
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
  ownTags: JSON.parse(row.own_tags),
  energy: row.energy,
  body: JSON.parse(row.body_signals),
});

/** The columns of what can be noted beside a mood. */
const detailColumns = (details: MoodDetails) => ({
  why: details.why,
  tags: JSON.stringify(details.tags),
  own_tags: JSON.stringify(details.ownTags),
  energy: details.energy,
  body_signals: JSON.stringify(details.body),
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
        own_tags: row.own_tags,
        energy: row.energy,
        body_signals: row.body_signals,
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

  const tagged = compileOnce(run, ({ user_id }: Pick<Key, 'user_id'>) =>
    db
      .selectFrom('mood_logs')
      .select(['mood', 'tags', 'own_tags'])
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('user_id', '=', user_id)
      .where(({ eb, or }) => or([eb('tags', '!=', '[]'), eb('own_tags', '!=', '[]')]))
      .groupBy(['mood', 'tags', 'own_tags']),
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
        ...detailColumns(log),
        created_at: now,
      });
      const [kept] = added === undefined ? await one({ user_id: userId, id: log.id }) : [added];
      return kept === undefined ? null : fromRow(kept);
    },

    /** Changes some details of a log and returns it; null when the person has no log of this id. */
    change: (userId: UserId, id: string, changes: DetailChanges): Promise<MoodLog | null> =>
      inTransaction(db, userId, async (tx) => {
        const row = await tx
          .selectFrom('mood_logs')
          .select(columns)
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .executeTakeFirst();
        if (row === undefined) return null;
        const changed = withDetails(fromRow(row), changes);
        await tx
          .updateTable('mood_logs')
          .set(detailColumns(changed))
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .execute();
        return changed;
      }),

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

    /** How often each tag was logged with each mood, own words among them. */
    tagCounts: async (
      userId: UserId,
    ): Promise<{ tag: string; mood: MoodValue; count: number }[]> => {
      const rows = await tagged({ user_id: userId });
      return rows.flatMap(({ mood, tags, own_tags, count }) => {
        const both: string[] = [...JSON.parse(tags), ...JSON.parse(own_tags)];
        // PostgreSQL writes counts as text.
        return both.map((tag) => ({ tag, mood, count: Number(count) }));
      });
    },
  };
};

export type MoodStore = ReturnType<typeof moodStore>;
