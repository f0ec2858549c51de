import { comfortEndpoints } from '#contract/comfort.ts';
import type { PersonClock } from '#domain/comfort/comfort.ts';
import { DEFAULT_COMFORT } from '#domain/comfort/comfort.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { ChangedIn } from '#server/db/transaction.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { comfortStore } from './comfort-store.ts';

interface ComfortParts extends FeatureParts {
  /** Called in the same transaction when settings change, because the settings define when the person's day begins. */
  readonly changedIn: ChangedIn;
}

/** Endpoints for reading and saving comfort settings. */
export const comfortFeature = ({ serve, database, changedIn }: ComfortParts) => {
  const comforts = comfortStore(database.db, changedIn);

  serve(comfortEndpoints.read, async ({ subject }) => ({ comfort: await comforts.read(subject) }));

  serve(comfortEndpoints.save, async ({ subject, body, at }) => ({
    comfort: await comforts.save(subject, body, at),
  }));

  return {
    /** The person's time zone, start of the day and language. */
    clockOf: async (userId: UserId): Promise<PersonClock> => {
      const { zone, lastZone, dayStartsAtHour, language, lastLanguage } =
        (await comforts.read(userId)) ?? DEFAULT_COMFORT;
      return {
        zone: zone ?? lastZone,
        dayStartsAtHour,
        language: language ?? lastLanguage,
      };
    },
  };
};
