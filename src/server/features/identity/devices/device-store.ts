import { v7 as uuidv7 } from 'uuid';
import type { UserId } from '#domain/shared/brands.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';

/**
 * Maximum number of devices per person: more than anybody uses. Beyond it, the devices without a second factor are
 * removed first, and of these the least recently used.
 */
const DEVICES_MAX = 20;

export interface MetDevice {
  /** SHA-256, in hex, of the secret. Only the device has the secret itself. */
  readonly secretHash: string;
  readonly name: string;
  /** A UTC instant. */
  readonly now: string;
}

/**
 * Whether a person has logged in on a device before. The value is `first` when the person has no known device at all.
 */
export type Acquaintance = 'known' | 'new' | 'first';

/** Reads and writes the devices on which people have logged in. */
export const deviceStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Whether the person with this email has logged in on this device since the given instant. */
  isKnown: async (
    email: string,
    { secretHash, since }: { secretHash: string; since: string },
  ): Promise<boolean> => {
    const row = await db
      .selectFrom('known_devices')
      .innerJoin('users', 'users.id', 'known_devices.user_id')
      .select('known_devices.id')
      .where('users.email', '=', email)
      .where('known_devices.secret_hash', '=', secretHash)
      .where('known_devices.last_seen_at', '>', since)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Records a login on a device. Returns whether the device was known before. */
  meet: (userId: UserId, { secretHash, name, now }: MetDevice): Promise<Acquaintance> =>
    inTransaction(db, userId, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('known_devices')
        .set({ device: name, last_seen_at: now })
        .where('user_id', '=', userId)
        .where('secret_hash', '=', secretHash)
        .executeTakeFirst();
      if (numUpdatedRows === 1n) return 'known';
      const others = await tx
        .selectFrom('known_devices')
        .select(['id', 'verified_at'])
        .where('user_id', '=', userId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      // Devices with a verified second factor are removed last, so that an attacker who has only the password cannot
      // remove them.
      const [verified = [], rest = []] = [true, false].map((isVerified) =>
        others.filter(({ verified_at }) => (verified_at !== null) === isVerified),
      );
      const surplus = [...verified, ...rest].slice(DEVICES_MAX - 1).map(({ id }) => id);
      if (surplus.length > 0) {
        await tx
          .deleteFrom('known_devices')
          .where('user_id', '=', userId)
          .where('id', 'in', surplus)
          .execute();
      }
      await tx
        .insertInto('known_devices')
        .values({
          user_id: userId,
          id: uuidv7(),
          secret_hash: secretHash,
          device: name,
          created_at: now,
          last_seen_at: now,
          verified_at: null,
        })
        .execute();
      return others.length === 0 ? 'first' : 'new';
    }),

  /** Whether the person gave the second factor on this device and has used the device since the given instant. */
  isVerified: async (
    userId: UserId,
    { secretHash, since }: { secretHash: string; since: string },
  ): Promise<boolean> => {
    const row = await db
      .selectFrom('known_devices')
      .select('id')
      .where('user_id', '=', userId)
      .where('secret_hash', '=', secretHash)
      .where('last_seen_at', '>', since)
      .where('verified_at', 'is not', null)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Records that the person gave the second factor on a device. */
  verify: async (userId: UserId, secretHash: string, now: string): Promise<void> => {
    await db
      .updateTable('known_devices')
      .set({ verified_at: now })
      .where('user_id', '=', userId)
      .where('secret_hash', '=', secretHash)
      .execute();
  },

  /** Deletes all of a person's devices except the one with this hash. */
  forgetOthers: async (userId: UserId, keptHash: string | null): Promise<void> => {
    await db
      .deleteFrom('known_devices')
      .where('user_id', '=', userId)
      .where('secret_hash', '!=', keptHash ?? '')
      .execute();
  },

  /** Deletes all people's devices that were not used since the given instant. */
  removeUnused: async (since: string): Promise<void> => {
    await db.deleteFrom('known_devices').where('last_seen_at', '<=', since).execute();
  },
});

export type DeviceStore = ReturnType<typeof deviceStore>;
