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

/** The right to read one stream of one user within one transaction. Only this file creates it. */
export interface GrantedRead extends Grant {
  readonly tx: Tx;
  /** The owner of the data. */
  readonly userId: UserId;
  /** The reader; null for the owner's own preview. */
  readonly viewerId: UserId | null;
  /** The consent's time zone, which determines the day of an instant. */
  readonly zone: string;
  /** The time of the read, in milliseconds since the Unix epoch. */
  readonly nowMs: number;
  readonly [granted]: true;
}

/** A connection that is currently active, from its viewer's side. */
export interface OpenConnection {
  readonly tx: Tx;
  readonly connectionId: string;
  /** The user who shares. */
  readonly userId: UserId;
  readonly viewerId: UserId;
  readonly kind: ConnectionKind;
  readonly shownName: string;
  readonly startedAt: string;
  readonly consent: {
    readonly streams: SharedStreams;
    readonly dataFrom: LocalDate | null;
    readonly until: LocalDate | null;
    /** UTC; null for no end. */
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

/** Gives no reason: what is not shared looks as if it did not exist. */
export const notShared = (): HttpError =>
  new HttpError('not_found', 'Nothing is shared with you here.');

const grantedRead = (
  tx: Tx,
  of: Pick<GrantedRead, 'userId' | 'viewerId' | 'zone' | 'nowMs'>,
  grant: Grant,
): GrantedRead => ({ tx, ...of, ...grant }) as GrantedRead;

/**
 * Locks both accounts until the transaction ends, before the connection like account deletion does, which avoids
 * deadlocks.
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
  // A single-writer engine has already blocked all other writers at the start of the transaction.
  const many = tx.getExecutor().adapter.supportsMultipleConnections ?? true;
  if (many) await keepBoth(tx, viewerId, id);
  await queueOn(tx, id, 'look');
  // A consent change waits for reads in progress, and later reads see it.
  const row = await (many ? query.forShare() : query).executeTakeFirst();
  if (row === undefined) throw notShared();
  // A separate statement: one that had waited for the lock would still see the previous consent.
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
 * Runs work of a viewer on an active connection, in one transaction. This does not grant reading shared data. Throws a
 * 404 when there is no such connection, or it is of another kind.
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

/** Whether any stream is currently shared. */
export const sharesNow = (
  { consent: { streams, endsAt } }: Pick<OpenConnection, 'consent'>,
  nowMs: number,
): boolean => Object.keys(streams).length > 0 && (endsAt === null || nowMs < Date.parse(endsAt));

/** What this connection may currently read of a stream, or null for nothing. Also writes the access log entry. */
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
 * The only way to read shared data: checking the connection and its consent, writing the access log entry and reading
 * happen in one transaction. Throws a 404 when nothing of the stream is shared.
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

/** The same read by the owner of the data, as a preview; nobody else reads, so it is not logged. */
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
