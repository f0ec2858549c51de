import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { SharedStreams } from '#domain/sharing/consent.ts';
import type { ConnectionKind } from '#domain/sharing/streams.ts';
import type { Schema } from '#server/db/schema/schema.ts';

const NOW = '2026-01-01T00:00:00.000Z';

interface Given {
  readonly userId: string;
  readonly viewerId: string;
  readonly kind?: ConnectionKind;
  readonly streams?: SharedStreams;
  readonly dataFrom?: LocalDate | null;
  /** The end of the consent in UTC; null if it has no end. */
  readonly endsAt?: string | null;
  readonly zone?: string;
}

/** Connects two existing people with a consent; returns the id of the connection. */
export const connected = async (
  db: Kysely<Schema>,
  {
    userId,
    viewerId,
    kind = 'therapist',
    streams = {},
    dataFrom = null,
    endsAt = null,
    zone = 'UTC',
  }: Given,
): Promise<string> => {
  const id = uuidv7();
  await db
    .insertInto('connections')
    .values({
      id,
      user_id: userId,
      viewer_id: viewerId,
      kind,
      viewer_name: 'Lee',
      viewer_about: 'null',
      shown_name: 'Ada',
      revision: 1,
      started_at: NOW,
      ended_at: null,
      ended_by: null,
    })
    .execute();
  await db
    .insertInto('consents')
    .values({
      user_id: userId,
      connection_id: id,
      revision: 1,
      streams: JSON.stringify(streams),
      data_from: dataFrom,
      until_date: null,
      ends_at: endsAt,
      zone,
      created_at: NOW,
    })
    .execute();
  return id;
};
