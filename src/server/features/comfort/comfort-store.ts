import type { Kysely } from 'kysely';
import type { Comfort } from '#domain/comfort/comfort.ts';
import { DEFAULT_COMFORT } from '#domain/comfort/comfort.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';
import { type ChangedIn, inTransaction } from '#server/db/transaction.ts';

type Reader = Kysely<Schema>;

/** Settings that were added in later versions. A page that was loaded before an update does not send these settings. */
const LATER = ['scoresHidden', 'looks', 'zone', 'lastZone', 'language', 'lastLanguage'] as const;

type Later = Pick<Comfort, (typeof LATER)[number]>;

/** The settings that a client sends. */
type SentComfort = Omit<Comfort, keyof Later> & {
  readonly [name in keyof Later]?: Later[name] | undefined;
};

const comforts = ownRows('comfort');

const read = async (db: Reader, userId: UserId): Promise<Comfort | null> => {
  const kept = await comforts.get(db, userId);
  return kept === undefined ? null : { ...DEFAULT_COMFORT, ...(kept.settings as Partial<Comfort>) };
};

/**
 * Comfort settings, with one record per person.
 *
 * @param changedIn called in the same transaction when settings change
 */
export const comfortStore = (db: Reader, changedIn: ChangedIn = async () => undefined) => ({
  /**
   * The saved settings, with default values for settings that did not exist yet when they were saved. Null if the
   * person has saved none.
   */
  read: (userId: UserId): Promise<Comfort | null> => read(db, userId),

  /** Saves settings; settings that are not sent keep their current value. Returns all settings. */
  save: (userId: UserId, sent: SentComfort, now: string): Promise<Comfort> =>
    inTransaction(db, userId, async (tx) => {
      const before = (await read(tx, userId)) ?? DEFAULT_COMFORT;
      const given = Object.entries(sent).filter(([, value]) => value !== undefined);
      const comfort: Comfort = { ...before, ...Object.fromEntries(given) };
      await comforts.put(tx, userId, { settings: comfort }, now);
      await changedIn(tx, userId);
      return comfort;
    }),
});
