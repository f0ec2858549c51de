import type { Kysely } from 'kysely';
import { DAY_MS } from '#domain/shared/time/durations.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { removeEmptyGuests } from './empty-guests.ts';
import type { Quotas } from './quotas.ts';

/** All guests' usage is summed up this often; in between it is counted here. */
const ADD_UP_EVERY_MS = 60_000;
/** Guests without entries are looked for this often where there is no room. */
const MAKE_ROOM_EVERY_MS = 3_600_000;
/** This much of their room is made at a time, so that it lasts until then. */
const FREED_PART = 0.1;

interface GuestRoomParts {
  readonly db: Kysely<Schema>;
  readonly quotas: Pick<Quotas, 'guests' | 'guestsOfNetworkADay'>;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

/**
 * The room all guests share, since anybody can create any number of guests. Networks are kept only in memory, for a
 * day.
 */
export const guestRoom = ({ db, quotas, now }: GuestRoomParts) => {
  let [day, addedUpAtMs] = [0, Number.NEGATIVE_INFINITY];
  let madeRoomAtMs = Number.NEGATIVE_INFINITY;
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

  /** Deletes guests without entries where all guests have no room for something. */
  const makeRoomFor = async (bytes: number): Promise<void> => {
    const all = await added();
    if (all.bytes + bytes <= quotas.guests) return;
    if (Math.abs(now() - madeRoomAtMs) < MAKE_ROOM_EVERY_MS) return;
    madeRoomAtMs = now();
    const neededBytes = Math.max(bytes, quotas.guests * FREED_PART);
    const freedBytes = await removeEmptyGuests(db, neededBytes, now());
    all.bytes -= freedBytes;
  };

  return {
    /** Reserves room for what a guest sends; false when the guests have no room left together. */
    take: async (network: string, bytes: number): Promise<boolean> => {
      await makeRoomFor(bytes);
      const all = await added();
      const today = Math.floor(now() / DAY_MS);
      if (today !== day) ofNetworks.clear();
      day = today;
      const ofNetwork = (ofNetworks.get(network) ?? 0) + bytes;
      if (ofNetwork > quotas.guestsOfNetworkADay || all.bytes + bytes > quotas.guests) return false;
      ofNetworks.set(network, ofNetwork);
      all.bytes += bytes;
      return true;
    },

    /** Returns room that was reserved but not used. */
    giveBack: async (network: string, bytes: number): Promise<void> => {
      ofNetworks.set(network, Math.max(0, (ofNetworks.get(network) ?? 0) - bytes));
      (await added()).bytes -= bytes;
    },
  };
};
