import type { Kysely } from 'kysely';
import { DAY_MS } from '#domain/shared/time/durations.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { removeEmptyGuests } from './empty-guests.ts';
import type { Quotas } from './quotas.ts';

/**
 * How often the usage of all guests is summed up in the database. In between, this process adds to the sum what its own
 * guests store.
 */
const ADD_UP_EVERY_MS = 60_000;
/** The minimum time between two clean-ups of guests without entries. */
const MAKE_ROOM_EVERY_MS = 3_600_000;
/** The part of the guests' quota that a clean-up frees. A clean-up starts when less than this part is free. */
const FREED_PART = 0.1;

interface GuestRoomParts {
  readonly db: Kysely<Schema>;
  readonly quotas: Pick<Quotas, 'guests' | 'guestsOfNetworkADay'>;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

/**
 * Limits the space that all guests use together, because anybody can create any number of guests. The usage per network
 * is counted only in memory, and only for one day.
 */
export const guestRoom = ({ db, quotas, now }: GuestRoomParts) => {
  let [day, addedUpAtMs] = [0, Number.NEGATIVE_INFINITY];
  let madeRoomAtMs = Number.NEGATIVE_INFINITY;
  const isNearlyFull = (bytes: number): boolean => bytes > quotas.guests * (1 - FREED_PART);
  /** Whether a call since the last clean-up found the guests' quota nearly full. */
  let needsRoom = false;
  const ofNetworks = new Map<string, number>();
  let ofAll: Promise<{ bytes: number }> = Promise.resolve({ bytes: 0 });

  const addUp = async (): Promise<{ bytes: number }> => {
    const { bytes } = await db
      .selectFrom('usage')
      .innerJoin('users', 'users.id', 'usage.user_id')
      .where('users.role', '=', 'guest')
      .select(({ fn }) => fn.sum('usage.bytes').as('bytes'))
      .executeTakeFirstOrThrow();
    return { bytes: Number(bytes ?? 0) };
  };

  const added = (): Promise<{ bytes: number }> => {
    if (Math.abs(now() - addedUpAtMs) < ADD_UP_EVERY_MS) return ofAll;
    addedUpAtMs = now();
    ofAll = addUp();
    ofAll.catch(() => {
      addedUpAtMs = Number.NEGATIVE_INFINITY;
    });
    return ofAll;
  };

  return {
    /**
     * Reserves space for a guest's data. Returns false when the limit of all guests or of the guest's network is
     * reached.
     */
    take: async (network: string, bytes: number): Promise<boolean> => {
      const all = await added();
      needsRoom ||= isNearlyFull(all.bytes + bytes);
      const today = Math.floor(now() / DAY_MS);
      if (today !== day) ofNetworks.clear();
      day = today;
      const ofNetwork = (ofNetworks.get(network) ?? 0) + bytes;
      if (ofNetwork > quotas.guestsOfNetworkADay || all.bytes + bytes > quotas.guests) return false;
      ofNetworks.set(network, ofNetwork);
      all.bytes += bytes;
      return true;
    },

    /** Releases space that was reserved but not used. */
    giveBack: async (network: string, bytes: number): Promise<void> => {
      ofNetworks.set(network, Math.max(0, (ofNetworks.get(network) ?? 0) - bytes));
      (await added()).bytes -= bytes;
    },

    /** Deletes guests without entries if their quota is nearly full. This takes long, so no call may wait for it. */
    makeRoom: async (): Promise<void> => {
      if (!needsRoom || Math.abs(now() - madeRoomAtMs) < MAKE_ROOM_EVERY_MS) return;
      needsRoom = false;
      madeRoomAtMs = now();
      const all = await added();
      all.bytes -= await removeEmptyGuests(db, quotas.guests * FREED_PART, now());
    },
  };
};
