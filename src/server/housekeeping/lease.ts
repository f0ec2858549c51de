import { randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/db/schema/schema.ts';

/** No lease is longer; what ends later was written by a clock that has been set back since. */
const LONGEST_MS = 3_600_000;
const OWNERS = 2 ** 31;

/** The right of one process, among all on one database, to do something for a while. */
export interface Lease {
  /** Takes it for `ms` milliseconds; false while it is somebody's, this process included. */
  readonly take: (ms: number) => Promise<boolean>;
  /** Has it end `ms` milliseconds from now; false when somebody else has it meanwhile. */
  readonly keep: (ms: number) => Promise<boolean>;
  /** Gives it up. */
  readonly release: () => Promise<void>;
}

/**
 * A lease is a row among those of the throttles, which also end by themselves, so a process that dies leaves no lock.
 *
 * @param name what is to be done by one process at a time
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
