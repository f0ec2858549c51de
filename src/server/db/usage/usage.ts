import type { Kysely } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import type { Role } from '#domain/shared/role.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { USAGE_KINDS, type UsageKind } from '#server/db/schema/usage.ts';
import { guestRoom } from './guest-room.ts';
import { measuredUsage } from './measure.ts';
import { type Quotas, quotaOf } from './quotas.ts';

/** The overhead of a row, in addition to the data sent. */
const CALL_BYTES = 200;
/**
 * The count may be too high, since people change and delete data, so it is corrected by measuring at most this often.
 */
const MEASURE_EVERY_MS = 600_000;
/** Users idle for this long are dropped from memory; their row stays. */
const FORGOTTEN_AFTER_MS = 600_000;

interface Counted {
  /** The bytes in the database when last read. */
  readonly known: Map<UsageKind, number>;
  /** The bytes counted here since then. */
  readonly pending: Map<UsageKind, number>;
  measuredAtMs: number;
  usedAtMs: number;
}

/** A row of the table. */
interface UsageRow {
  readonly user_id: UserId;
  readonly kind: UsageKind;
  readonly bytes: number;
}

const addTo = (pending: Map<UsageKind, number>, kind: UsageKind, bytes: number): void => {
  const sum = (pending.get(kind) ?? 0) + bytes;
  if (sum === 0) pending.delete(kind);
  else pending.set(kind, sum);
};

interface UsageParts {
  readonly db: Kysely<Schema>;
  readonly quotas: Quotas;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

/** A user who sends data. */
export interface Sender {
  readonly userId: UserId;
  readonly role: Role;
  /** The network it comes from; the guests of one network share a limit. */
  readonly network?: string;
}

/** Whether there is room for the data: the user's own, and that of all guests. */
type Taken = 'taken' | 'full' | 'guests-full';

/**
 * Counts what users send against their quotas. This process writes its counts periodically, so that no entry waits for
 * a second write; several processes together can therefore exceed a quota by what they counted in between.
 */
export const usageCounter = ({ db, quotas, now }: UsageParts) => {
  const people = new Map<UserId, Promise<Counted>>();
  const guests = guestRoom({ db, quotas, now });

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

  let last: Promise<unknown> = Promise.resolve();
  /** Serialises work on the table, so that nothing is counted twice. */
  const inOrder = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  const measure = async (userId: UserId, counted: Counted): Promise<void> => {
    const measured = await measuredUsage(db, userId);
    counted.pending.clear();
    for (const [kind, bytes] of measured) counted.known.set(kind, bytes);
    await db
      .insertInto('usage')
      .values([...measured].map(([kind, bytes]) => ({ user_id: userId, kind, bytes })))
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'kind'])
          .doUpdateSet(({ ref }) => ({ bytes: ref('excluded.bytes') })),
      )
      .execute();
  };

  /** Adds rows to the stored counts in one statement, and returns the new counts. */
  const add = (rows: readonly UsageRow[]) =>
    db
      .insertInto('usage')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'kind'])
          .doUpdateSet(({ eb, ref }) => ({ bytes: eb('usage.bytes', '+', ref('excluded.bytes')) })),
      )
      .returning(['user_id', 'kind', 'bytes'])
      .execute();

  /** Those of these users whose accounts still exist; the others are dropped from memory. */
  const stillThere = async (
    counted: ReadonlyMap<UserId, Counted>,
  ): Promise<ReadonlyMap<UserId, Counted>> => {
    const rows = await db
      .selectFrom('users')
      .select('id')
      .where('id', 'in', [...counted.keys()])
      .execute();
    const ids = new Set<string>(rows.map(({ id }) => id));
    for (const userId of counted.keys()) if (!ids.has(userId)) people.delete(userId);
    return new Map([...counted].filter(([userId]) => ids.has(userId)));
  };

  const writePending = async (all: ReadonlyMap<UserId, Counted>): Promise<void> => {
    const counted = await stillThere(all);
    const batch = [...counted].flatMap(([user_id, one]) =>
      [...one.pending].map(([kind, bytes]) => ({ one, user_id, kind, bytes })),
    );
    // Sorted, so that all processes lock rows in the same order and cannot deadlock.
    batch.sort((a, b) => (a.user_id + a.kind < b.user_id + b.kind ? -1 : 1));
    if (batch.length === 0) return;
    const rows = batch.map(({ user_id, kind, bytes }) => ({ user_id, kind, bytes }));
    const written = await add(rows);
    for (const { one, kind, bytes } of batch) addTo(one.pending, kind, -bytes);
    for (const { user_id, kind, bytes } of written) {
      // Only ids of these users were written.
      counted.get(user_id as UserId)?.known.set(kind, Number(bytes));
    }
  };

  return {
    /** Counts what a user sends, unless there is no room for it. */
    take: async (
      { userId, role, network = '' }: Sender,
      kind: UsageKind,
      sentBytes: number,
    ): Promise<Taken> => {
      const bytes = sentBytes + CALL_BYTES;
      const counted = await countedOf(userId);
      counted.usedAtMs = now();
      if (!fits(counted, role, kind, bytes) && now() - counted.measuredAtMs >= MEASURE_EVERY_MS) {
        counted.measuredAtMs = now();
        await inOrder(() => measure(userId, counted));
      }
      if (!fits(counted, role, kind, bytes)) return 'full';
      if (role === 'guest' && !(await guests.take(network, bytes))) return 'guests-full';
      addTo(counted.pending, kind, bytes);
      return 'taken';
    },

    /** Returns what was counted for data that was rejected and not stored. */
    giveBack: async (
      { userId, role, network = '' }: Sender,
      kind: UsageKind,
      sentBytes: number,
    ): Promise<void> => {
      const bytes = sentBytes + CALL_BYTES;
      addTo((await countedOf(userId)).pending, kind, -bytes);
      if (role === 'guest') await guests.giveBack(network, bytes);
    },

    /** Writes the pending counts, and drops idle users from memory. */
    flush: async (): Promise<void> => {
      const counted = new Map<UserId, Counted>();
      for (const [userId, loading] of [...people]) {
        const one = await loading;
        if (one.pending.size > 0) counted.set(userId, one);
        else if (now() - one.usedAtMs > FORGOTTEN_AFTER_MS) people.delete(userId);
      }
      if (counted.size > 0) await inOrder(() => writePending(counted));
    },
  };
};

export type UsageCounter = ReturnType<typeof usageCounter>;
