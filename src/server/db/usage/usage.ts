import type { Kysely } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import type { Role } from '#domain/shared/role.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { USAGE_KINDS, type UsageKind } from '#server/db/schema/usage.ts';
import { guestRoom } from './guest-room.ts';
import { measuredUsage } from './measure.ts';
import { type Quotas, quotaOf } from './quotas.ts';

/** The assumed number of bytes that a stored row takes up in addition to the data that was sent. */
const CALL_BYTES = 200;
/**
 * How long to wait before a user's data is measured again. The counts become too high because people change and delete
 * data, and measuring corrects the counts.
 */
const MEASURE_EVERY_MS = 600_000;
/** How long a user must be idle before the user's counts are removed from memory. The counts in the database remain. */
const FORGOTTEN_AFTER_MS = 600_000;

interface Counted {
  /** The byte counts that were in the database when this process last read them. */
  readonly known: Map<UsageKind, number>;
  /** The bytes that this process has counted since then and not yet written to the database. */
  readonly pending: Map<UsageKind, number>;
  measuredAtMs: number;
  usedAtMs: number;
}

/** A row of the table `usage`. */
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
  /** The network from which the request comes. The guests of one network share a limit. */
  readonly network?: string;
}

/** Whether there is enough space for the data: in the user's own quota, and in that of all guests. */
type Taken = 'taken' | 'full' | 'guests-full';

/**
 * Counts the data that users send against their quotas. This process writes its counts to the database periodically, so
 * that storing an entry does not need a second write. Several processes together can therefore exceed a quota by the
 * counts that they have not yet written.
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
  /** Runs writes to the table `usage` strictly one after the other, so that nothing is counted twice. */
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

  /** Returns the users whose accounts still exist, and removes the other users from memory. */
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
    // The rows are sorted, so that all processes lock them in the same order and cannot deadlock.
    batch.sort((a, b) => (a.user_id + a.kind < b.user_id + b.kind ? -1 : 1));
    if (batch.length === 0) return;
    const rows = batch.map(({ user_id, kind, bytes }) => ({ user_id, kind, bytes }));
    const written = await add(rows);
    for (const { one, kind, bytes } of batch) addTo(one.pending, kind, -bytes);
    for (const { user_id, kind, bytes } of written) {
      // The returned rows contain only ids of users whose counts were written, so the cast is safe.
      counted.get(user_id as UserId)?.known.set(kind, Number(bytes));
    }
  };

  return {
    /** Counts the data that a user sends, unless there is not enough space for it. */
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

    /** Subtracts data that was counted but then rejected. */
    giveBack: async (
      { userId, role, network = '' }: Sender,
      kind: UsageKind,
      sentBytes: number,
    ): Promise<void> => {
      const bytes = sentBytes + CALL_BYTES;
      addTo((await countedOf(userId)).pending, kind, -bytes);
      if (role === 'guest') await guests.giveBack(network, bytes);
    },

    makeRoom: guests.makeRoom,

    /** Writes the pending counts and drops idle users from memory. */
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
