import type { Kysely } from 'kysely';
import type { Client, EndedClient, ListedClient } from '#contract/sharing/clients.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { streamsOf } from '#domain/sharing/consent.ts';
import { detailsFor, type Stream } from '#domain/sharing/streams.ts';
import type { Database } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { type OpenConnection, onConnection, type Viewing } from '#server/db/sharing/door.ts';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/clients.js';
import { texts as language } from '#texts/language.js';
import { changeOf } from './changes.ts';

/** Number of past days whose changes are counted when no session is recorded. */
const DAYS_WITHOUT_SESSION = 14;
/** How many days a connection stays in the list after it ended. */
const ENDED_LISTED_DAYS = 30;
/** Maximum number of recorded sessions per connection. */
const MOST_MEETINGS = 2000;

/** A viewer's summary of a connection. */
const summaryOf = (
  { connectionId, kind, shownName, startedAt, consent }: OpenConnection,
  nowMs: number,
) => {
  const isOver = consent.endsAt !== null && nowMs >= Date.parse(consent.endsAt);
  const mayBeShared = (stream: Stream): boolean => {
    const detail = consent.streams[stream];
    return detail !== undefined && detailsFor(kind, stream).includes(detail);
  };
  const streams = isOver ? [] : streamsOf(consent).filter(mayBeShared);
  return {
    id: connectionId,
    kind,
    shownName,
    startedAt,
    streams: Object.fromEntries(streams.map((stream) => [stream, consent.streams[stream]])),
    dataFrom: consent.dataFrom,
    until: consent.until,
  };
};

const meetingsOf = async ({ tx, connectionId }: OpenConnection): Promise<LocalDate[]> => {
  const rows = await tx
    .selectFrom('care_meetings')
    .select('local_date')
    .where('connection_id', '=', connectionId)
    .orderBy('local_date', 'desc')
    .execute();
  return rows.map(({ local_date }) => local_date);
};

const clientOf = async (connection: OpenConnection, nowMs: number): Promise<Client> => ({
  ...summaryOf(connection, nowMs),
  meetings: await meetingsOf(connection),
});

/**
 * The latest session before today. On the day of a session, changes are therefore counted from the previous session.
 */
const lastSession = async (
  { tx, connectionId }: OpenConnection,
  today: LocalDate,
): Promise<LocalDate | null> => {
  const row = await tx
    .selectFrom('care_meetings')
    .select(({ fn }) => fn.max<LocalDate | null>('local_date').as('date'))
    .where('connection_id', '=', connectionId)
    .where('local_date', '<', today)
    .executeTakeFirstOrThrow();
  return row.date;
};

const byName = (one: { shownName: string; id: string }, other: { shownName: string; id: string }) =>
  one.shownName.localeCompare(other.shownName, language.tag) || (one.id < other.id ? -1 : 1);

const isGone = (error: unknown): boolean =>
  error instanceof HttpError && error.code === 'not_found';

/** An instant: connections that ended before it are no longer listed. */
const listedSince = (nowMs: number): string =>
  new Date(nowMs - ENDED_LISTED_DAYS * DAY_MS).toISOString();

const connectionsOf = (db: Kysely<Schema>, viewerId: UserId) =>
  db
    .selectFrom('connections')
    .select(['id', 'kind', 'shown_name', 'started_at', 'ended_at', 'ended_by'])
    .where('viewer_id', '=', viewerId);

/** Reads the users who share data with a viewer, and the days of their sessions. */
export const clientStore = ({ db }: Database) => {
  const listedOf = async (viewing: Viewing, today: LocalDate): Promise<ListedClient | null> => {
    try {
      return await onConnection(db, viewing, async (connection) => {
        const session = await lastSession(connection, today);
        const since = session ?? addDays(today, -DAYS_WITHOUT_SESSION);
        const changed = await changeOf(
          connection,
          { since, isSession: session !== null, today },
          viewing.nowMs,
        );
        return { ...summaryOf(connection, viewing.nowMs), changed };
      });
    } catch (error) {
      // This connection ended while other connections were being read.
      if (isGone(error)) return null;
      throw error;
    }
  };

  return {
    /** The viewer's active connections, sorted by name. Each connection is read in its own transaction. */
    list: async (viewerId: UserId, today: LocalDate, nowMs: number): Promise<ListedClient[]> => {
      const rows = await connectionsOf(db, viewerId).where('ended_at', 'is', null).execute();
      const clients: ListedClient[] = [];
      for (const { id } of rows) {
        const client = await listedOf({ viewerId, connectionId: id, nowMs }, today);
        if (client !== null) clients.push(client);
      }
      return clients.toSorted(byName);
    },

    /**
     * Whether the list of active connections would contain any connection. No shared data is read, so no access is
     * logged.
     */
    hasAny: async (viewerId: UserId, nowMs: number): Promise<boolean> => {
      const row = await connectionsOf(db, viewerId)
        .where(({ eb, or }) =>
          or([eb('ended_at', 'is', null), eb('ended_at', '>', listedSince(nowMs))]),
        )
        .executeTakeFirst();
      return row !== undefined;
    },

    /** The connections that ended in the last 30 days, latest first. */
    ended: async (viewerId: UserId, nowMs: number): Promise<EndedClient[]> => {
      const rows = await connectionsOf(db, viewerId)
        .where('ended_at', '>', listedSince(nowMs))
        .orderBy('ended_at', 'desc')
        .execute();
      return rows.flatMap(({ id, kind, shown_name, started_at, ended_at, ended_by }) =>
        ended_at === null
          ? []
          : [
              {
                id,
                kind,
                shownName: shown_name,
                startedAt: started_at,
                endedAt: ended_at,
                endedBy: ended_by ?? 'person',
              },
            ],
      );
    },

    /** One connection. Throws a 404 when it does not exist. */
    one: (viewing: Viewing): Promise<Client> =>
      onConnection(db, viewing, (connection) => clientOf(connection, viewing.nowMs)),

    /**
     * Stores the day of a session. Throws a 404 if the viewer is a supporter, and a 409 when there are too many
     * sessions.
     */
    addMeeting: (viewing: Viewing, date: LocalDate): Promise<Client> =>
      onConnection(
        db,
        viewing,
        async (connection) => {
          const { tx, connectionId, userId } = connection;
          const meetings = await meetingsOf(connection);
          if (meetings.length >= MOST_MEETINGS) {
            throw new HttpError('conflict', texts.tooManySessions({ max: MOST_MEETINGS }));
          }
          await tx
            .insertInto('care_meetings')
            .values({
              user_id: userId,
              connection_id: connectionId,
              local_date: date,
              created_at: new Date(viewing.nowMs).toISOString(),
            })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          return clientOf(connection, viewing.nowMs);
        },
        'therapist',
      ),

    /** Removes the day of a session, if there is one. Throws a 404 if the viewer is a supporter. */
    removeMeeting: (viewing: Viewing, date: LocalDate): Promise<Client> =>
      onConnection(
        db,
        viewing,
        async (connection) => {
          await connection.tx
            .deleteFrom('care_meetings')
            .where('connection_id', '=', connection.connectionId)
            .where('local_date', '=', date)
            .execute();
          return clientOf(connection, viewing.nowMs);
        },
        'therapist',
      ),

    /** Ends a connection on behalf of its viewer. Throws a 404 when it does not exist or has already ended. */
    leave: async ({ viewerId, connectionId, nowMs }: Viewing): Promise<void> => {
      const { numUpdatedRows } = await db
        .updateTable('connections')
        .set({ ended_at: new Date(nowMs).toISOString(), ended_by: 'viewer' })
        .where('id', '=', connectionId)
        .where('viewer_id', '=', viewerId)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new HttpError('not_found', texts.nothingSharedHere);
    },
  };
};
