import type { Kysely } from 'kysely';
import type { Comfort } from '#domain/comfort/comfort.ts';
import { DEFAULT_COMFORT } from '#domain/comfort/comfort.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';
import { type ChangedIn, inTransaction } from '#server/db/transaction.ts';

type Reader = Kysely<Schema>;

/** Pages that were opened before these were known leave them out. */
const LATER = ['scoresHidden', 'looks', 'zone', 'lastZone'] as const;

type Later = Pick<Comfort, (typeof LATER)[number]>;

/** Settings as they are sent. */
type SentComfort = Omit<Comfort, keyof Later> & {
  readonly [name in keyof Later]?: Later[name] | undefined;
};

const comforts = ownRows('comfort');

const read = async (db: Reader, userId: UserId): Promise<Comfort | null> => {
  const kept = await comforts.get(db, userId);
  return kept === undefined ? null : { ...DEFAULT_COMFORT, ...(kept.settings as Partial<Comfort>) };
};

/**
 * Comfort settings, one set for each person.
 *
 * @param changedIn told, within its transaction, of new settings
 */
export const comfortStore = (db: Reader, changedIn: ChangedIn = async () => undefined) => ({
  /** The settings kept, with defaults for those that came later; null when none were kept. */
  read: (userId: UserId): Promise<Comfort | null> => read(db, userId),

  /** Keeps settings; those left out stay as they are. Returns all of them. */
  save: (userId: UserId, sent: SentComfort, now: string): Promise<Comfort> =>
    inTransaction(db, userId, async (tx) => {
      const before = (await read(tx, userId)) ?? DEFAULT_COMFORT;
      const comfort = {
        ...sent,
        scoresHidden: sent.scoresHidden ?? before.scoresHidden,
        looks: sent.looks ?? before.looks,
        // Null is a choice of its own here.
        zone: sent.zone === undefined ? before.zone : sent.zone,
        lastZone: sent.lastZone === undefined ? before.lastZone : sent.lastZone,
      };
      await comforts.put(tx, userId, { settings: comfort }, now);
      await changedIn(tx, userId);
      return comfort;
    }),
});
