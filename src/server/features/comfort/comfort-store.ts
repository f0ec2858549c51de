import type { Kysely } from 'kysely';
import type { Comfort } from '#domain/comfort/comfort.ts';
import { DEFAULT_COMFORT } from '#domain/comfort/comfort.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';
import { type ChangedIn, inTransaction } from '#server/db/transaction.ts';

type Reader = Kysely<Schema>;

/** Settings introduced later; pages loaded before that omit them. */
const LATER = ['scoresHidden', 'looks', 'zone', 'lastZone'] as const;

type Later = Pick<Comfort, (typeof LATER)[number]>;

/** Settings as sent by the client. */
type SentComfort = Omit<Comfort, keyof Later> & {
  readonly [name in keyof Later]?: Later[name] | undefined;
};

const comforts = ownRows('comfort');

const read = async (db: Reader, userId: UserId): Promise<Comfort | null> => {
  const kept = await comforts.get(db, userId);
  return kept === undefined ? null : { ...DEFAULT_COMFORT, ...(kept.settings as Partial<Comfort>) };
};

/**
 * Comfort settings, one set per person.
 *
 * @param changedIn called in the same transaction when settings change
 */
export const comfortStore = (db: Reader, changedIn: ChangedIn = async () => undefined) => ({
  /** The saved settings, with defaults for those introduced later; null if none were saved. */
  read: (userId: UserId): Promise<Comfort | null> => read(db, userId),

  /** Saves settings, keeping the current value of omitted ones. Returns all settings. */
  save: (userId: UserId, sent: SentComfort, now: string): Promise<Comfort> =>
    inTransaction(db, userId, async (tx) => {
      const before = (await read(tx, userId)) ?? DEFAULT_COMFORT;
      const comfort = {
        ...sent,
        scoresHidden: sent.scoresHidden ?? before.scoresHidden,
        looks: sent.looks ?? before.looks,
        // Null is a valid choice here.
        zone: sent.zone === undefined ? before.zone : sent.zone,
        lastZone: sent.lastZone === undefined ? before.lastZone : sent.lastZone,
      };
      await comforts.put(tx, userId, { settings: comfort }, now);
      await changedIn(tx, userId);
      return comfort;
    }),
});
