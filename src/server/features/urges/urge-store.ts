import type { Selectable } from 'kysely';
import { type KeptUrge, URGES_LISTED } from '#contract/urges.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Database } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { HttpError } from '#server/errors.ts';

type Row = Omit<Selectable<Schema['urges']>, 'created_at'>;

const fromRow = (row: Row): KeptUrge => ({
  id: row.id,
  userId: row.user_id,
  startedAt: row.started_at,
  localDate: row.local_date,
  zone: row.zone,
  minutes: row.minutes,
  waitedSeconds: row.waited_seconds,
  before: row.distress_before,
  during: row.distress_during,
  after: row.distress_after,
  happened: row.happened,
  ritual: row.ritual,
});

/** The urges of one person at a time. */
export const urgeStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Adds an urge, unless the person has one with its id: then nothing changes. Returns the urge kept. */
  add: async (userId: UserId, urge: Omit<KeptUrge, 'userId'>, now: string): Promise<KeptUrge> => {
    await db
      .insertInto('urges')
      .values({
        user_id: userId,
        id: urge.id,
        started_at: urge.startedAt,
        local_date: urge.localDate,
        zone: urge.zone,
        minutes: urge.minutes,
        waited_seconds: urge.waitedSeconds,
        distress_before: urge.before,
        distress_during: urge.during,
        distress_after: urge.after,
        happened: urge.happened,
        ritual: urge.ritual,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
      .execute();
    const row = await db
      .selectFrom('urges')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '=', urge.id)
      .executeTakeFirstOrThrow();
    return fromRow(row);
  },

  /** The latest urges, the newest first. */
  latest: async (userId: UserId): Promise<KeptUrge[]> => {
    const rows = await db
      .selectFrom('urges')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('started_at', 'desc')
      .orderBy('id', 'desc')
      .limit(URGES_LISTED)
      .execute();
    return rows.map(fromRow);
  },

  /** Deletes an urge. Throws a 404 when the person has none with this id. */
  remove: async (userId: UserId, id: string): Promise<void> => {
    const { numDeletedRows } = await db
      .deleteFrom('urges')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new HttpError('not_found', 'There is no such urge.');
  },
});
