import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/db/schema/schema.ts';
import { KIND_OF_TABLE } from './quotas.ts';

/**
 * Maximum number of guests to check. The guests are checked in small batches, so that other queries can run in between.
 */
const LOOKED_AT = 2_000;
const AT_ONCE = 100;
/**
 * How long a guest must have been inactive. A guest who was active more recently may still have unsent entries on their
 * device.
 */
const IDLE_MS = 86_400_000;

const hasNoEntries = sql<boolean>`${sql.join(
  Object.keys(KIND_OF_TABLE).map(
    (table) =>
      sql`not exists (select 1 from ${sql.table(table)} as kept where kept.user_id = users.id)`,
  ),
  sql` and `,
)}`;

const lastSeenAt = sql<string>`coalesce(
  (select max(sessions.last_seen_at) from sessions where sessions.user_id = users.id),
  users.created_at
)`;

/** Deletes the guests in this list who have no entries. Returns the deleted guests. */
const removeEmptyOf = (db: Kysely<Schema>, ids: readonly string[]) =>
  db.transaction().execute(async (tx) => {
    const found = tx.selectFrom('users').select('id').where('id', 'in', ids).orderBy('id');
    // A pending insert of an entry locks the guest's row. This transaction waits for that insert; afterwards the guest
    // has an entry and is not deleted.
    const many = tx.getExecutor().adapter.supportsMultipleConnections ?? true;
    if (many) await found.forUpdate().execute();
    return tx
      .deleteFrom('users')
      .where('id', 'in', ids)
      .where('role', '=', 'guest')
      .where(hasNoEntries)
      .returning('id')
      .execute();
  });

/**
 * Deletes guests who have counted usage but no entries and were inactive for a day, starting with the longest inactive,
 * until `neededBytes` are freed. Returns the number of bytes freed.
 */
export const removeEmptyGuests = async (
  db: Kysely<Schema>,
  neededBytes: number,
  nowMs: number,
): Promise<number> => {
  const guests = await db
    .selectFrom('users')
    .innerJoin('usage', 'usage.user_id', 'users.id')
    .select(({ fn }) => ['users.id', fn.sum('usage.bytes').as('bytes')])
    .where('users.role', '=', 'guest')
    .where('usage.bytes', '>', 0)
    .where(lastSeenAt, '<', new Date(nowMs - IDLE_MS).toISOString())
    .groupBy('users.id')
    .orderBy(lastSeenAt)
    .limit(LOOKED_AT)
    .execute();
  const bytesOf = new Map(guests.map(({ id, bytes }) => [id, Number(bytes)]));
  const ids = [...bytesOf.keys()];
  let freed = 0;
  for (let from = 0; from < ids.length && freed < neededBytes; from += AT_ONCE) {
    const deleted = await removeEmptyOf(db, ids.slice(from, from + AT_ONCE));
    for (const { id } of deleted) freed += bytesOf.get(id) ?? 0;
    await setImmediate();
  }
  return freed;
};
