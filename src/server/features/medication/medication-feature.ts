import { medicationEndpoints } from '#contract/medication.ts';
import { LONGEST_REPORT_DAYS } from '#domain/medication/medication.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { checkClock } from '#server/http/clock-check.ts';
import { medicationStore } from './medication-store.ts';

/** The person's medicines, the doses taken, and the effects they track. */
export const medicationFeature = ({ serve, database, now }: FeatureParts): void => {
  const store = medicationStore(database.db);
  const iso = (): string => new Date(now()).toISOString();

  /** The checked instant, local date and zone of an entry. */
  const placed = (
    field: string,
    given: string,
    claim: { readonly localDate?: LocalDate | undefined; readonly zone?: string | undefined },
  ) => {
    const instantMs = Date.parse(given);
    const { localDate, zone } = claim;
    return {
      at: new Date(instantMs).toISOString(),
      ...checkClock(field, { instantMs, localDate, zone }, now()),
    };
  };

  serve(medicationEndpoints.log, ({ subject }) =>
    // Includes an extra day, for people whose date is ahead of or behind UTC.
    store.log(subject, addDays(localDateAt(now(), 'UTC'), -LONGEST_REPORT_DAYS)),
  );

  serve(medicationEndpoints.settings, ({ subject }) => store.settings(subject));

  serve(medicationEndpoints.saveSettings, ({ subject, body: { userId: _, ...changed } }) =>
    store.saveSettings(subject, changed, iso()),
  );

  serve(medicationEndpoints.saveMedicine, ({ subject, body: { userId: _, ...medicine } }) =>
    store.saveMedicine(subject, medicine, iso()),
  );

  serve(medicationEndpoints.removeMedicine, async ({ subject, body }) => {
    await store.removeMedicine(subject, body.medicineId);
  });

  serve(medicationEndpoints.take, ({ subject, body: { id, medicineId, takenAt, ...claim } }) => {
    const { at, ...place } = placed('takenAt', takenAt, claim);
    return store.take(subject, { id, medicineId, takenAt: at, ...place }, iso());
  });

  serve(medicationEndpoints.removeDose, async ({ subject, body }) => {
    await store.removeDose(subject, body.doseId);
  });

  serve(medicationEndpoints.rate, ({ subject, body: { id, effect, level, ratedAt, ...claim } }) => {
    const { at, ...place } = placed('ratedAt', ratedAt, claim);
    return store.rate(subject, { id, effect, level, ratedAt: at, ...place }, iso());
  });

  serve(medicationEndpoints.removeRating, async ({ subject, body }) => {
    await store.removeRating(subject, body.ratingId);
  });
};
