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

/** The right to read one stream of one person within one transaction. Only this file makes it. */
export interface GrantedRead extends Grant {
  readonly tx: Tx;
  /** Whose data it is. */
  readonly userId: UserId;
  /** Who looks; null for the person's own preview. */
  readonly viewerId: UserId | null;
  /** The clock by which instants have their day: that of the consent. */
  readonly zone: string;
  /** When it is read, in milliseconds since the Unix epoch. */
  readonly nowMs: number;
  readonly [granted]: true;
}

/** A connection that holds now, as its viewer may use it. */
export interface OpenConnection {
  readonly tx: Tx;
  readonly connectionId: string;
  /** Who shares. */
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

/** Who asks about which connection, and when. */
export interface Viewing {
  readonly viewerId: UserId;
  readonly connectionId: string;
  /** Milliseconds since the Unix epoch. */
  readonly nowMs: number;
}

/** Nothing is said about why: what is not shared is as if it were not there. */
export const notShared = (): HttpError =>
  new HttpError('not_found', 'Nothing is shared with you here.');

const grantedRead = (
  tx: Tx,
  of: Pick<GrantedRead, 'userId' | 'viewerId' | 'zone' | 'nowMs'>,
  grant: Grant,
): GrantedRead => ({ tx, ...of, ...grant }) as GrantedRead;

/** Keeps both accounts until the work is over, locked before the connection as by their deletion, so that neither waits for the other. */
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
  // An engine of one writer at a time has stopped the others when the transaction began.
  const many = tx.getExecutor().adapter.supportsMultipleConnections ?? true;
  if (many) await keepBoth(tx, viewerId, id);
  await queueOn(tx, id, 'look');
  // A change of the consent waits until reads under way are over, and reads after it see it.
  const row = await (many ? query.forShare() : query).executeTakeFirst();
  if (row === undefined) throw notShared();
  // A statement of its own: one that waited for the lock would still look for the consent from before.
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
 * Does a piece of work of a viewer on a connection that holds, in one transaction. It gives no right to read what is
 * shared. Throws a 404 when there is no such connection, or none of this kind.
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

/** Whether anything at all is shared now. */
export const sharesNow = (
  { consent: { streams, endsAt } }: Pick<OpenConnection, 'consent'>,
  nowMs: number,
): boolean => Object.keys(streams).length > 0 && (endsAt === null || nowMs < Date.parse(endsAt));

/** What of a stream this connection may read now; null for nothing. It writes the row of the log with it. */
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
 * The one way to what somebody shares: the connection and the consent as they are at this instant, the row of the log,
 * and the data are one transaction. Throws a 404 when nothing of the stream is shared.
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

/** The same read for the person whose data it is, as a preview; nobody else looks, so nothing is logged. */
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
