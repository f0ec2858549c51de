import { LOOKS_KEPT_DAYS, lookEndpoints } from '#contract/looks.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { checkClock } from '#server/http/clock-check.ts';
import { newRecordId } from '#server/http/new-record-id.ts';
import { lookStore } from './look-store.ts';

/**
 * Endpoints that record how often a person looks at attention tests and history, counted across all of the person's
 * devices.
 */
export const looksFeature = ({ serve, database, now }: FeatureParts): void => {
  const looks = lookStore(database);

  serve(lookEndpoints.note, ({ subject, body, at }) => {
    const nowMs = now();
    const instantMs = body.timestamp === undefined ? nowMs : Date.parse(body.timestamp);
    const claim = { instantMs, localDate: body.localDate, zone: body.zone };
    const place = checkClock('timestamp', claim, nowMs);
    const id = newRecordId(body.id);
    const lookedAt = new Date(instantMs).toISOString();
    return looks.add(subject, { id, lookedAt, ...place }, at);
  });

  serve(lookEndpoints.latest, ({ subject }) =>
    looks.since(subject, addDays(localDateAt(now(), 'UTC'), -LOOKS_KEPT_DAYS)),
  );
};
