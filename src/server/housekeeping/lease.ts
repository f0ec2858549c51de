import { randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/db/schema/schema.ts';

/** The longest lease; one that ends later was written before the clock was set back. */
const LONGEST_MS = 3_600_000;
const OWNERS = 2 ** 31;

/** The exclusive right of one process on a database to do something for a while. */
export interface Lease {
  /** Takes the lease for `ms` milliseconds; false while it is taken, also by this process. */
  readonly take: (ms: number) => Promise<boolean>;
  /** Makes the lease end `ms` milliseconds from now; false when another owner has it. */
  readonly keep: (ms: number) => Promise<boolean>;
  /** Releases the lease. */
  readonly release: () => Promise<void>;
}

/**
 * A lease is a row in the table of throttles, and expires like them, so that a dead process leaves no lock.
 *
 * @param name the work to be done by one process at a time
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
