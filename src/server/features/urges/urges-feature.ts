import { urgeEndpoints } from '#contract/urges.ts';
import { HttpError } from '#server/errors.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { checkClock } from '#server/http/clock-check.ts';
import { newRecordId } from '#server/http/new-record-id.ts';
import { texts } from '#texts/urge.js';
import { urgeStore } from './urge-store.ts';

/** Endpoints for records of urges that a person did not act on for a chosen time, or for part of it. */
export const urgesFeature = ({ serve, database, now }: FeatureParts): void => {
  const urges = urgeStore(database);

  serve(urgeEndpoints.keep, async ({ subject, at, body }) => {
    const { userId: _, id, startedAt, localDate, zone, ...said } = body;
    const instantMs = Date.parse(startedAt);
    const place = checkClock('startedAt', { instantMs, localDate, zone }, now());
    const urge = {
      id: newRecordId(id),
      startedAt: new Date(instantMs).toISOString(),
      ...place,
      ...said,
    };
    return urges.add(subject, urge, at);
  });

  serve(urgeEndpoints.all, ({ subject }) => urges.latest(subject));

  serve(urgeEndpoints.correct, async ({ subject, body: { userId: _, urgeId, ...answers } }) => {
    const corrected = await urges.correct(subject, urgeId, answers);
    if (corrected === null) throw new HttpError('not_found', texts.urgeIsGone);
    return corrected;
  });

  serve(urgeEndpoints.remove, async ({ subject, body }) => {
    await urges.remove(subject, body.urgeId);
  });
};
