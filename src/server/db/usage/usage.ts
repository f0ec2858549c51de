import type { Kysely } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import type { Role } from '#domain/shared/role.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { USAGE_KINDS, type UsageKind } from '#server/db/schema/usage.ts';
import { isForeignKeyViolation } from '#server/db/violations.ts';
import { measuredUsage } from './measure.ts';
import { type Quotas, quotaOf } from './quotas.ts';

/** What a row needs besides what was sent for it. */
const CALL_BYTES = 200;
/** What was counted may be too much, since people change and delete; it is measured at most this often. */
const MEASURE_EVERY_MS = 600_000;
/** Who sent nothing for so long is forgotten here; their row stays. */
const FORGOTTEN_AFTER_MS = 600_000;

interface Counted {
  /** In the database when it was last looked at. */
  readonly known: Map<UsageKind, number>;
  /** Counted here since then. */
  readonly pending: Map<UsageKind, number>;
  measuredAtMs: number;
  usedAtMs: number;
}

interface UsageParts {
  readonly db: Kysely<Schema>;
  readonly quotas: Quotas;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

/** Somebody who sends something. */
interface Sender {
  readonly userId: UserId;
  readonly role: Role;
}

/**
 * Counts what people send against their quota. The counts of this process are written every now and then, so that no
 * entry waits for a second write; several processes together can therefore pass a quota by what they took in between.
 */
export const usageCounter = ({ db, quotas, now }: UsageParts) => {
  const people = new Map<UserId, Promise<Counted>>();

  const load = async (userId: UserId): Promise<Counted> => {
    const rows = await db
      .selectFrom('usage')
      .select(['kind', 'bytes'])
      .where('user_id', '=', userId)
      .execute();
    const known = new Map(rows.map(({ kind, bytes }) => [kind, Number(bytes)]));
    return { known, pending: new Map(), measuredAtMs: 0, usedAtMs: now() };
  };

  const countedOf = (userId: UserId): Promise<Counted> => {
    const counted = people.get(userId) ?? load(userId);
    people.set(userId, counted);
    counted.catch(() => people.delete(userId));
    return counted;
  };

  const bytesOf = ({ known, pending }: Counted, kind: UsageKind): number =>
    (known.get(kind) ?? 0) + (pending.get(kind) ?? 0);

  const fits = (counted: Counted, role: Role, kind: UsageKind, bytes: number): boolean => {
    const all = USAGE_KINDS.reduce((sum, one) => sum + bytesOf(counted, one), 0);
    return (
      bytesOf(counted, kind) + bytes <= quotaOf(quotas, kind, role) &&
      all + bytes <= quotaOf(quotas, 'all', role)
    );
  };

  const write = (userId: UserId, kind: UsageKind, bytes: number, isMeasured: boolean) =>
    db
      .insertInto('usage')
      .values({ user_id: userId, kind, bytes })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'kind']).doUpdateSet((row) => ({
          bytes: isMeasured ? bytes : row('usage.bytes', '+', bytes),
        })),
      )
      .returning('bytes')
      .executeTakeFirstOrThrow();

  const measure = async (userId: UserId, counted: Counted): Promise<void> => {
    counted.measuredAtMs = now();
    const measured = await measuredUsage(db, userId);
    counted.pending.clear();
    for (const [kind, bytes] of measured) {
      counted.known.set(kind, bytes);
      await write(userId, kind, bytes, true);
    }
  };

  const writePending = async (userId: UserId, { known, pending }: Counted): Promise<void> => {
    for (const [kind, bytes] of [...pending]) {
      const row = await write(userId, kind, bytes, false);
      known.set(kind, Number(row.bytes));
      pending.set(kind, (pending.get(kind) ?? 0) - bytes);
      if (pending.get(kind) === 0) pending.delete(kind);
    }
  };

  return {
    /** Counts what somebody sends; false when there is no room for it, and it is not counted. */
    take: async (
      { userId, role }: Sender,
      kind: UsageKind,
      sentBytes: number,
    ): Promise<boolean> => {
      const bytes = sentBytes + CALL_BYTES;
      const counted = await countedOf(userId);
      counted.usedAtMs = now();
      if (!fits(counted, role, kind, bytes) && now() - counted.measuredAtMs >= MEASURE_EVERY_MS) {
        await measure(userId, counted);
      }
      if (!fits(counted, role, kind, bytes)) return false;
      counted.pending.set(kind, (counted.pending.get(kind) ?? 0) + bytes);
      return true;
    },

    /** Writes what was counted here, and forgets who sends nothing any more. */
    flush: async (): Promise<void> => {
      for (const [userId, loading] of [...people]) {
        const counted = await loading;
        await writePending(userId, counted).catch((error: unknown) => {
          // The account was deleted since.
          if (!isForeignKeyViolation(error)) throw error;
          people.delete(userId);
        });
        const isOver = now() - counted.usedAtMs > FORGOTTEN_AFTER_MS;
        if (isOver && counted.pending.size === 0) people.delete(userId);
      }
    },
  };
};

export type UsageCounter = ReturnType<typeof usageCounter>;
