import type { SelectQueryBuilder } from 'kysely';
import type { MoodLog } from '#contract/mood.ts';
import { corrected, type MoodCorrection, type MoodDetails } from '#domain/mood/details.ts';
import type { MoodValue } from '#domain/mood/levels.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Database } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { texts } from '#texts/mood.js';

export interface NewMood extends MoodDetails {
  /** The id that the client generated. It is unique for one person. */
  readonly id: string;
  /** A UTC instant. */
  readonly timestamp: string;
  readonly localDate: LocalDate;
  readonly zone: string;
  readonly mood: MoodValue;
  readonly emoji: string;
}

/**
 * The first and the last local date of a range; both days belong to the range. Undefined means that the range has no
 * limit on that side.
 */
export interface DateRange {
  readonly from: LocalDate | undefined;
  readonly to: LocalDate | undefined;
}

const moods = ownRows('mood_logs', { as: { logged_at: 'timestamp', body_signals: 'body' } });

const FIRST_DATE = localDate('0001-01-01');
const LAST_DATE = localDate('9999-12-31');

const inOrder = <Row>(query: SelectQueryBuilder<Schema, 'mood_logs', Row>) =>
  query.orderBy('logged_at').orderBy('created_at').orderBy('id');

type Of = { readonly user_id: UserId };

/** Reads and writes one person's mood logs. */
export const moodStore = ({ db, run }: Pick<Database, 'db' | 'run'>) => {
  const add = moods.addsOnce({ db, run });
  const all = compileOnce(run, ({ user_id }: Of) =>
    inOrder(db.selectFrom('mood_logs').select(moods.columns).where('user_id', '=', user_id)),
  );
  const between = compileOnce(
    run,
    ({ user_id, from, to }: Of & { from: LocalDate; to: LocalDate }) =>
      inOrder(
        db
          .selectFrom('mood_logs')
          .select(moods.columns)
          .where('user_id', '=', user_id)
          .where('local_date', '>=', from)
          .where('local_date', '<=', to),
      ),
  );
  const newest = compileOnce(run, ({ user_id }: Of) =>
    db
      .selectFrom('mood_logs')
      .select(moods.columns)
      .where('user_id', '=', user_id)
      .orderBy('logged_at', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1),
  );

  const tagged = compileOnce(run, ({ user_id }: Of) =>
    db
      .selectFrom('mood_logs')
      .select(['mood', 'tags', 'own_tags'])
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('user_id', '=', user_id)
      .where(({ eb, or }) => or([eb('tags', '!=', '[]'), eb('own_tags', '!=', '[]')]))
      .groupBy(['mood', 'tags', 'own_tags']),
  );

  return {
    /** Adds a log unless its id already exists. Returns the stored log. */
    add: async (userId: UserId, log: NewMood, now: string): Promise<MoodLog> => ({
      ...(await add(userId, log, now)),
      userId,
    }),

    /** Corrects a mood log or its details and returns the log. Null if the person has no log with this id. */
    change: (userId: UserId, id: string, changes: MoodCorrection): Promise<MoodLog | null> =>
      inTransaction(db, userId, async (tx) => {
        const before = await moods.get(tx, userId, { id });
        if (before === undefined) return null;
        const changed = corrected(before, changes);
        await moods.change(tx, userId, { id }, changed);
        return { ...changed, userId };
      }),

    /** Deletes a log. Throws a 404 if the person has no log with this id. */
    remove: (userId: UserId, id: string): Promise<void> =>
      moods.remove(db, userId, { id }, texts.moodGone),

    /** The logs in a range of local dates, earliest first. */
    list: async (userId: UserId, { from, to }: DateRange): Promise<MoodLog[]> => {
      const rows =
        from === undefined && to === undefined
          ? await all({ user_id: userId })
          : await between({ user_id: userId, from: from ?? FIRST_DATE, to: to ?? LAST_DATE });
      return rows.map((row) => ({ ...moods.read(row), userId }));
    },

    /** The latest log. Null when there is no log. */
    latest: async (userId: UserId): Promise<MoodLog | null> => {
      const [row] = await newest({ user_id: userId });
      return row === undefined ? null : { ...moods.read(row), userId };
    },

    /** How often each tag, including custom ones, was logged with each mood. */
    tagCounts: async (
      userId: UserId,
    ): Promise<{ tag: string; mood: MoodValue; count: number }[]> => {
      const rows = await tagged({ user_id: userId });
      return rows.flatMap(({ mood, tags, own_tags, count }) => {
        const both: string[] = [...JSON.parse(tags), ...JSON.parse(own_tags)];
        // PostgreSQL returns counts as text.
        return both.map((tag) => ({ tag, mood, count: Number(count) }));
      });
    },
  };
};

export type MoodStore = ReturnType<typeof moodStore>;
