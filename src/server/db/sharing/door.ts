import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import {
  type DateRange,
  type Grant,
  grantOf,
  type SharedStreams,
} from '#domain/sharing/consent.ts';
import type { ConnectionKind, Detail, Stream, ViewerPage } from '#domain/sharing/streams.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { HttpError } from '#server/errors.ts';
import { queueOn } from './queue.ts';

declare const granted: unique symbol;

/** The right to read one kind of a user's data (a stream) in one transaction. Only this file creates such rights. */
export interface GrantedRead extends Grant {
  readonly tx: Tx;
  /** The owner of the data. */
  readonly userId: UserId;
  /** The reader. Null when the owners preview their own data. */
  readonly viewerId: UserId | null;
  /** The time zone of the consent, which determines to which day an instant belongs. */
  readonly zone: string;
  /** The time of the read, in milliseconds since the Unix epoch. */
  readonly nowMs: number;
  readonly [granted]: true;
}

/** A currently active connection, from the viewer's point of view. */
export interface OpenConnection {
  readonly tx: Tx;
  readonly connectionId: string;
  /** The user who shares data. */
  readonly userId: UserId;
  readonly viewerId: UserId;
  readonly kind: ConnectionKind;
  readonly shownName: string;
  readonly startedAt: string;
  readonly consent: {
    readonly streams: SharedStreams;
    readonly dataFrom: LocalDate | null;
    readonly until: LocalDate | null;
    /** The end of the consent in UTC. Null when it has no end. */
    readonly endsAt: string | null;
    readonly zone: string;
  };
}

/** The viewer, the connection and the time of a request. */
export interface Viewing {
  readonly viewerId: UserId;
  readonly connectionId: string;
  /** Milliseconds since the Unix epoch. */
  readonly nowMs: number;
}

/**
 * The error when data is not shared or does not exist. It gives no reason, so that nobody can tell the two cases apart.
 */
export const notShared = (): HttpError =>
  new HttpError('not_found', 'Nothing is shared with you here.');

const grantedRead = (
  tx: Tx,
  of: Pick<GrantedRead, 'userId' | 'viewerId' | 'zone' | 'nowMs'>,
  grant: Grant,
): GrantedRead => ({ tx, ...of, ...grant }) as GrantedRead;

/**
 * Locks both accounts until the transaction ends. Account deletion also locks accounts before connections, so the two
 * cannot cause a deadlock.
 */
const keepBoth = async (tx: Tx, viewerId: UserId, connectionId: string): Promise<void> => {
  const person = tx.selectFrom('connections').select('user_id').where('id', '=', connectionId);
  await tx
    .selectFrom('users')
    .select('id')
    .where(({ eb, or }) => or([eb('id', '=', viewerId), eb('id', 'in', person)]))
    .orderBy('id')
    .forKeyShare()
    .execute();
};

const open = async (tx: Tx, { viewerId, connectionId: id }: Viewing): Promise<OpenConnection> => {
  const query = tx
    .selectFrom('connections')
    .select(['id', 'user_id', 'kind', 'shown_name', 'started_at', 'revision'])
    .where('id', '=', id)
    .where('viewer_id', '=', viewerId)
    .where('ended_at', 'is', null);
  // On SQLite the transaction has blocked all other writers since its start.
  const many = tx.getExecutor().adapter.supportsMultipleConnections ?? true;
  if (many) await keepBoth(tx, viewerId, id);
  await queueOn(tx, id, 'look');
  // A change of the consent waits for reads in progress, and reads that start later use the changed consent.
  const row = await (many ? query.forShare() : query).executeTakeFirst();
  if (row === undefined) throw notShared();
  // This is a separate statement, because the statement that waited for the lock would still see the previous consent.
  const consent = await tx
    .selectFrom('consents')
    .select(['streams', 'data_from', 'until_date', 'ends_at', 'zone'])
    .where('connection_id', '=', id)
    .where('revision', '=', row.revision)
    .executeTakeFirst();
  if (consent === undefined) throw notShared();
  return {
    tx,
    connectionId: row.id,
    userId: row.user_id as UserId,
    viewerId,
    kind: row.kind,
    shownName: row.shown_name,
    startedAt: row.started_at,
    consent: {
      streams: JSON.parse(consent.streams) as SharedStreams,
      dataFrom: consent.data_from,
      until: consent.until_date,
      endsAt: consent.ends_at,
      zone: consent.zone,
    },
  };
};

/**
 * Runs a viewer's work on an active connection in one transaction. This alone gives no right to read shared data.
 * Throws a 404 when the viewer has no such active connection, or when the connection is of another kind.
 */
export const onConnection = <Result>(
  db: Kysely<Schema>,
  viewing: Viewing,
  work: (connection: OpenConnection) => Promise<Result>,
  kind?: ConnectionKind,
): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    const connection = await open(tx, viewing);
    if (kind !== undefined && connection.kind !== kind) throw notShared();
    return work(connection);
  });

interface Asked {
  readonly range: DateRange;
  readonly page: ViewerPage;
}

/** Whether this connection currently shares any kind of data. */
export const sharesNow = (
  { consent: { streams, endsAt } }: Pick<OpenConnection, 'consent'>,
  nowMs: number,
): boolean => Object.keys(streams).length > 0 && (endsAt === null || nowMs < Date.parse(endsAt));

/**
 * Returns the part of a stream that this connection may currently read, or null when it may read nothing. Also records
 * the read in the access log.
 */
export const grantIn = async (
  { tx, connectionId, userId, viewerId, kind, consent }: OpenConnection,
  stream: Stream,
  { range, page }: Asked,
  nowMs: number,
): Promise<GrantedRead | null> => {
  const endsAtMs = consent.endsAt === null ? null : Date.parse(consent.endsAt);
  const grant = grantOf(consent, { stream, kind, range }, { nowMs, endsAtMs });
  if (grant === null) return null;
  await tx
    .insertInto('access_log')
    .values({
      user_id: userId,
      id: uuidv7(),
      connection_id: connectionId,
      stream,
      detail: grant.detail,
      from_date: grant.from,
      to_date: grant.to,
      page,
      seen_at: new Date(nowMs).toISOString(),
    })
    .execute();
  return grantedRead(tx, { userId, viewerId, zone: consent.zone, nowMs }, grant);
};

/**
 * The only function to read shared data. It checks the connection and its consent, adds a row to the access log, and
 * reads, all in one transaction. Throws a 404 when no part of the stream is shared.
 */
export const sharedRead = <Result>(
  db: Kysely<Schema>,
  viewing: Viewing,
  { stream, ...asked }: Asked & { readonly stream: Stream },
  read: (granted: GrantedRead) => Promise<Result>,
): Promise<Result> =>
  onConnection(db, viewing, async (connection) => {
    const grant = await grantIn(connection, stream, asked, viewing.nowMs);
    if (grant === null) throw notShared();
    return read(grant);
  });

/**
 * Reads a stream for the owner of the data, as a preview of what others see. No other person reads the data, so nothing
 * is logged.
 */
export const ownRead = <Result>(
  db: Kysely<Schema>,
  userId: UserId,
  {
    range,
    detail,
    nowMs,
  }: { readonly range: DateRange; readonly detail: Detail; readonly nowMs: number },
  read: (granted: GrantedRead) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    const latest = await tx
      .selectFrom('consents')
      .select('zone')
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const zone = latest?.zone ?? 'UTC';
    return read(grantedRead(tx, { userId, viewerId: null, zone, nowMs }, { ...range, detail }));
  });
