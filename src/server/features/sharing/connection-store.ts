import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Connection } from '#contract/sharing/sharing.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import {
  type Consent,
  consentProblem,
  NOTHING_SHARED,
  streamsOf,
  widens,
} from '#domain/sharing/consent.ts';
import { endOfDayMs } from '#domain/sharing/day-end.ts';
import type { ConnectionKind } from '#domain/sharing/streams.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { queueOn } from '#server/db/sharing/queue.ts';
import { inTransaction, type Tx } from '#server/db/transaction.ts';
import { HttpError, invalidField } from '#server/errors.ts';
import { digest } from '#server/secrets.ts';
import { texts } from '#texts/sharing.js';
import { codeUnknown, findCode } from './code-store.ts';
import { connectionOf, connectionsOf } from './connection-rows.ts';

/** The maximum number of active connections per user. */
const MOST_OPEN = 20;

/** The time and time zone of a request. */
interface At {
  readonly nowMs: number;
  readonly zone: string;
}

const isoOf = (ms: number): string => new Date(ms).toISOString();

const endOf = ({ until }: Consent, zone: string): string | null =>
  until === null ? null : isoOf(endOfDayMs(until, zone));

/** The streams as text in a fixed order, so that equal consents have equal texts. */
const textOf = (consent: Consent): string =>
  JSON.stringify(
    Object.fromEntries(streamsOf(consent).map((stream) => [stream, consent.streams[stream]])),
  );

const refuseWrong = (consent: Consent, kind: ConnectionKind, { nowMs, zone }: At): void => {
  const problem = consentProblem(consent, kind, localDateAt(nowMs, zone));
  if (problem !== null) throw invalidField('consent', problem);
};

const addConsent = async (
  tx: Tx,
  userId: UserId,
  { id, revision }: { readonly id: string; readonly revision: number },
  consent: Consent,
  { nowMs, zone }: At,
): Promise<void> => {
  await tx
    .insertInto('consents')
    .values({
      user_id: userId,
      connection_id: id,
      revision,
      streams: textOf(consent),
      data_from: consent.dataFrom,
      until_date: consent.until,
      ends_at: endOf(consent, zone),
      zone,
      created_at: isoOf(nowMs),
    })
    .execute();
};

/** Whether this consent is equal to the connection's current consent. */
const isCurrentConsent = (known: Connection, consent: Consent, zone: string): boolean => {
  const [now] = known.consents;
  return (
    now !== undefined &&
    textOf(now) === textOf(consent) &&
    now.dataFrom === consent.dataFrom &&
    now.until === consent.until &&
    now.endsAt === endOf(consent, zone)
  );
};

/** Users' connections and consents. */
export const connectionStore = (db: Kysely<Schema>) => {
  /**
   * Locks the connection and adds the consent. With the lock, each read of shared data happens either completely before
   * the change or after it.
   */
  const replace = async (
    tx: Tx,
    userId: UserId,
    { id, revision }: Connection,
    consent: Consent,
    at: At,
  ): Promise<Connection> => {
    await tx
      .updateTable('connections')
      .set({ revision: revision + 1 })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute();
    await addConsent(tx, userId, { id, revision: revision + 1 }, consent, at);
    return connectionOf(tx, userId, id);
  };

  /** Locks and reads a connection, so that the viewer cannot end it during the change. */
  const openOne = async (tx: Tx, userId: UserId, id: string): Promise<Connection> => {
    await queueOn(tx, id, 'change');
    await tx
      .updateTable('connections')
      .set((row) => ({ revision: row.ref('revision') }))
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute();
    const known = await connectionOf(tx, userId, id);
    if (known.endedAt !== null) {
      throw new HttpError('conflict', texts.connectionOver);
    }
    return known;
  };

  return {
    /** A user's connections, active connections first. */
    all: (userId: UserId): Promise<Connection[]> =>
      db.transaction().execute((tx) => connectionsOf(tx, userId)),

    /**
     * Connects a user with the owner of a code. If the user has already used this code, returns the existing connection
     * as not new. Throws the errors of `findCode`, a 400 for an invalid consent, and a 409 when the two people are
     * already connected or have too many connections.
     */
    connect: (
      userId: UserId,
      given: {
        readonly code: string | null;
        readonly shownName: string;
        readonly consent: Consent;
      },
      at: At,
    ): Promise<{ readonly connection: Connection; readonly isNew: boolean }> =>
      inTransaction(db, userId, async (tx) => {
        const now = isoOf(at.nowMs);
        const usedBefore =
          given.code === null
            ? undefined
            : await tx
                .selectFrom('connect_codes')
                .innerJoin('connections', 'connections.id', 'connect_codes.connection_id')
                .select('connections.id')
                .where('code_hash', '=', digest(given.code))
                .where('connections.user_id', '=', userId)
                .where('connections.ended_at', 'is', null)
                .executeTakeFirst();
        if (usedBefore !== undefined) {
          return { connection: await connectionOf(tx, userId, usedBefore.id), isNew: false };
        }
        const { hash, viewerId, kind, name, about } = await findCode(tx, userId, given.code, now);
        refuseWrong(given.consent, kind, at);
        const open = await tx
          .selectFrom('connections')
          .select(['viewer_id', 'kind'])
          .where('user_id', '=', userId)
          .where('ended_at', 'is', null)
          .execute();
        if (open.some((one) => one.viewer_id === viewerId && one.kind === kind)) {
          throw new HttpError('conflict', texts.alreadyConnected({ name }));
        }
        if (open.length >= MOST_OPEN) {
          throw new HttpError('conflict', texts.tooManyConnections({ max: MOST_OPEN }));
        }
        const id = uuidv7();
        // A concurrent request with the same code waits here, and then finds that the code was used.
        const { numUpdatedRows } = await tx
          .updateTable('connect_codes')
          .set({ used_at: now })
          .where('code_hash', '=', hash)
          .where('used_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw codeUnknown();
        await tx
          .insertInto('connections')
          .values({
            id,
            user_id: userId,
            viewer_id: viewerId,
            kind,
            viewer_name: name,
            viewer_about: JSON.stringify(about),
            shown_name: given.shownName,
            revision: 1,
            started_at: now,
            ended_at: null,
            ended_by: null,
          })
          .execute();
        await tx
          .updateTable('connect_codes')
          .set({ connection_id: id })
          .where('code_hash', '=', hash)
          .execute();
        await addConsent(tx, userId, { id, revision: 1 }, given.consent, at);
        return { connection: await connectionOf(tx, userId, id), isNew: true };
      }),

    /**
     * Changes the data that is shared. A consent equal to the current one changes nothing. Throws a 404 when the
     * connection does not exist, a 400 for an invalid consent, and a 409 when the connection has ended or was changed
     * after `from`. When more would be shared than now, `beforeMore` is called first, and its errors are thrown.
     */
    change: (
      userId: UserId,
      given: { readonly connectionId: string; readonly from: number; readonly consent: Consent },
      at: At,
      beforeMore: () => void,
    ): Promise<Connection> =>
      inTransaction(db, userId, async (tx) => {
        const known = await openOne(tx, userId, given.connectionId);
        if (isCurrentConsent(known, given.consent, at.zone)) return known;
        if (known.revision !== given.from) {
          throw new HttpError('conflict', texts.sharingChangedElsewhere);
        }
        refuseWrong(given.consent, known.kind, at);
        if (widens(known.consents[0] ?? NOTHING_SHARED, given.consent)) beforeMore();
        return replace(tx, userId, known, given.consent, at);
      }),

    /** Stops sharing all data. Throws a 404 when the connection does not exist, and a 409 when it has ended. */
    takeBack: (userId: UserId, connectionId: string, at: At): Promise<Connection> =>
      inTransaction(db, userId, async (tx) => {
        const known = await openOne(tx, userId, connectionId);
        const [now] = known.consents;
        if (now !== undefined && streamsOf(now).length === 0) return known;
        return replace(tx, userId, known, NOTHING_SHARED, at);
      }),

    /** Ends a connection. If it has already ended, nothing changes. Throws a 404 when it does not exist. */
    end: (userId: UserId, connectionId: string, now: string): Promise<Connection> =>
      inTransaction(db, userId, async (tx) => {
        await tx
          .updateTable('connections')
          .set({ ended_at: now, ended_by: 'person' })
          .where('user_id', '=', userId)
          .where('id', '=', connectionId)
          .where('ended_at', 'is', null)
          .execute();
        return connectionOf(tx, userId, connectionId);
      }),
  };
};
