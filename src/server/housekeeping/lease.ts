import { randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/db/schema/schema.ts';

/** How long a lease lasts at most. A lease that seems to last longer was written before the clock was set back. */
const LONGEST_MS = 3_600_000;
const OWNERS = 2 ** 31;

/** A right that only one of all processes on a database can have at a time: to do certain work for a limited time. */
export interface Lease {
  /** Takes the lease for `ms` milliseconds. Returns false if any process has the lease, including this one. */
  readonly take: (ms: number) => Promise<boolean>;
  /** Changes the end of the lease to `ms` milliseconds from now. Returns false if another owner has the lease. */
  readonly keep: (ms: number) => Promise<boolean>;
  /** Releases the lease. */
  readonly release: () => Promise<void>;
}

/**
 * Creates a lease on a database. A lease is a row in the table of throttles and expires like a throttle, so a process
 * that dies leaves no permanent lock.
 *
 * @param name the work that only one process at a time may do
 * @param now milliseconds since the Unix epoch
 */
export const leaseOn = (db: Kysely<Schema>, name: string, now: () => number): Lease => {
  const key = `lease:${name}`;
  const owner = randomInt(OWNERS);
  return {
    take: async (ms) => {
      const nowMs = now();
      const { rows } = await sql`
        insert into throttles (key, points, expire) values (${key}, ${owner}, ${nowMs + ms})
        on conflict (key) do update set points = excluded.points, expire = excluded.expire
        where throttles.expire <= ${nowMs} or throttles.expire > ${nowMs + LONGEST_MS}
        returning key
      `.execute(db);
      return rows.length === 1;
    },
    keep: async (ms) => {
      const { rows } = await sql`
        update throttles set expire = ${now() + ms} where key = ${key} and points = ${owner}
        returning key
      `.execute(db);
      return rows.length === 1;
    },
    release: async () => {
      await sql`delete from throttles where key = ${key} and points = ${owner}`.execute(db);
    },
  };
};
