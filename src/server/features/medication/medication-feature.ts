import { medicationEndpoints } from '#contract/medication.ts';
import { LONGEST_REPORT_DAYS } from '#domain/medication/medication.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { checkClock } from '#server/http/clock-check.ts';
import { medicationStore } from './medication-store.ts';

/** Endpoints for the person's medicines, the doses they took, and the effects they track. */
export const medicationFeature = ({ serve, database, now }: FeatureParts): void => {
  const store = medicationStore(database.db);

  /** Checks the time of an entry, and returns its instant, local date and time zone. */
  const placed = (
    field: string,
    given: string,
    claim: { readonly localDate?: LocalDate | undefined; readonly zone?: string | undefined },
  ) => {
    const instantMs = Date.parse(given);
    const { localDate, zone } = claim;
    return {
      instant: new Date(instantMs).toISOString(),
      ...checkClock(field, { instantMs, localDate, zone }, now()),
    };
  };

  serve(medicationEndpoints.log, ({ subject }) =>
    // The range starts one day earlier, for people whose local date differs from the date in UTC.
    store.log(subject, addDays(localDateAt(now(), 'UTC'), -LONGEST_REPORT_DAYS)),
  );

  serve(medicationEndpoints.settings, ({ subject }) => store.settings(subject));

  serve(medicationEndpoints.saveSettings, ({ subject, at, body: { userId: _, ...changed } }) =>
    store.saveSettings(subject, changed, at),
  );

  serve(medicationEndpoints.saveMedicine, ({ subject, at, body: { userId: _, ...medicine } }) =>
    store.saveMedicine(subject, medicine, at),
  );

  serve(medicationEndpoints.removeMedicine, async ({ subject, body }) => {
    await store.removeMedicine(subject, body.medicineId);
  });

  serve(
    medicationEndpoints.take,
    ({ subject, at, body: { id, medicineId, takenAt, ...claim } }) => {
      const { instant, ...place } = placed('takenAt', takenAt, claim);
      return store.take(subject, { id, medicineId, takenAt: instant, ...place }, at);
    },
  );

  serve(medicationEndpoints.removeDose, async ({ subject, body }) => {
    await store.removeDose(subject, body.doseId);
  });

  serve(
    medicationEndpoints.rate,
    ({ subject, at, body: { id, effect, level, ratedAt, ...claim } }) => {
      const { instant, ...place } = placed('ratedAt', ratedAt, claim);
      return store.rate(subject, { id, effect, level, ratedAt: instant, ...place }, at);
    },
  );

  serve(medicationEndpoints.removeRating, async ({ subject, body }) => {
    await store.removeRating(subject, body.ratingId);
  });
};
