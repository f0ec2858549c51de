import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema/schema.ts';

/** How long the result of one write is reused. All health checks within this time share it. */
const EVERY_MS = 2_000;
const LARGE_EVERY_MS = 60_000;
const FILLER_BYTES = 48_000;
const SMALL_ID = 1;

/** Whether this much time has passed, or the clock was set back. */
const isAgo = (thenMs: number, nowMs: number, ms: number): boolean =>
  nowMs < thenMs || nowMs - thenMs >= ms;

const writeSmall = async (db: Kysely<Schema>, written_at: string): Promise<void> => {
  const row = { written_at, filler: '' };
  await db
    .insertInto('health')
    .values({ id: SMALL_ID, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
};

/** Writes a large row next to the previous one, and deletes the previous row only afterwards. */
const writeLarge = async (db: Kysely<Schema>, written_at: string): Promise<void> => {
  const row = { written_at, filler: randomBytes(FILLER_BYTES).toString('base64') };
  await db.transaction().execute(async (tx) => {
    const last = await tx
      .selectFrom('health')
      .select('id')
      .where('id', '>', SMALL_ID)
      .executeTakeFirst();
    const id = last?.id === SMALL_ID + 1 ? SMALL_ID + 2 : SMALL_ID + 1;
    await tx
      .insertInto('health')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    await tx.deleteFrom('health').where('id', '>', SMALL_ID).where('id', '!=', id).execute();
  });
};

/**
 * Checks whether the database accepts writes. Once a minute, and after each failure, it writes as many bytes as a large
 * entry, because a few bytes may still fit on a disk that has no room for an entry. At other times it writes only a few
 * bytes. Rejects when the write fails.
 */
export const healthWrites = (db: Kysely<Schema>): ((nowMs: number) => Promise<void>) => {
  let last: { readonly atMs: number; readonly done: Promise<void> } | null = null;
  let largeAtMs: number | null = null;
  const write = async (nowMs: number): Promise<void> => {
    const before = largeAtMs;
    const isLarge = before === null || isAgo(before, nowMs, LARGE_EVERY_MS);
    // If the write fails, the time stays null, so the next write is a large one again.
    largeAtMs = null;
    await (isLarge ? writeLarge : writeSmall)(db, new Date(nowMs).toISOString());
    largeAtMs = isLarge ? nowMs : before;
  };
  return (nowMs) => {
    if (last === null || isAgo(last.atMs, nowMs, EVERY_MS))
      last = { atMs: nowMs, done: write(nowMs) };
    return last.done;
  };
};
