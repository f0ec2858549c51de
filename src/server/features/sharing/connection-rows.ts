import { type Kysely, sql } from 'kysely';
import type { Connection } from '#contract/sharing/sharing.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/sharing.js';

/** The maximum number of connections shown. Active connections come first. */
const MOST_SHOWN = 60;
/** The maximum number of consents shown per connection. */
const MOST_CONSENTS = 50;

/**
 * The user's connections: active connections first, then the latest first. With `id`, only the connection with that id.
 */
export const connectionsOf = async (
  db: Kysely<Schema>,
  userId: UserId,
  id?: string,
): Promise<Connection[]> => {
  const all = db
    .selectFrom('connections')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy(sql`case when ended_at is null then 0 else 1 end`)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN);
  const rows = await (id === undefined ? all : all.where('id', '=', id)).execute();
  if (rows.length === 0) return [];
  const consents = await db
    .selectFrom('consents')
    .innerJoin('connections', 'connections.id', 'consents.connection_id')
    .selectAll('consents')
    .where('consents.user_id', '=', userId)
    .where(
      'consents.connection_id',
      'in',
      rows.map((row) => row.id),
    )
    .whereRef(
      'consents.revision',
      '>',
      sql<number>`${sql.ref('connections.revision')} - ${sql.lit(MOST_CONSENTS)}`,
    )
    .orderBy('consents.revision', 'desc')
    .execute();
  const byConnection = Map.groupBy(consents, ({ connection_id }) => connection_id);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.viewer_name,
    about: JSON.parse(row.viewer_about),
    isDeleted: row.viewer_id === null,
    shownName: row.shown_name,
    revision: row.revision,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    endedBy: row.ended_by,
    consents: (byConnection.get(row.id) ?? []).map((one) => ({
      revision: one.revision,
      streams: JSON.parse(one.streams),
      dataFrom: one.data_from,
      until: one.until_date,
      endsAt: one.ends_at,
      createdAt: one.created_at,
    })),
  }));
};

/** One of the user's connections. Throws a 404 when it does not exist. */
export const connectionOf = async (
  db: Kysely<Schema>,
  userId: UserId,
  id: string,
): Promise<Connection> => {
  const [found] = await connectionsOf(db, userId, id);
  if (found === undefined) {
    throw new HttpError('not_found', texts.noSuchConnection);
  }
  return found;
};
