import { distractionEndpoints } from '#contract/distraction.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { checkClock } from '#server/http/clock-check.ts';
import { newRecordId } from '#server/http/new-record-id.ts';
import { distractionStore } from './distraction-store.ts';

/** Endpoints for logging and counting distractions. */
export const distractionFeature = ({ serve, database, now }: FeatureParts) => {
  const distractions = distractionStore(database);

  serve(distractionEndpoints.log, ({ subject, body, at }) => {
    const nowMs = now();
    const instantMs = body.timestamp === undefined ? nowMs : Date.parse(body.timestamp);
    const claim = { instantMs, localDate: body.localDate, zone: body.zone };
    const place = checkClock('timestamp', claim, nowMs);
    return distractions.add(
      subject,
      {
        id: newRecordId(body.id),
        type: body.type,
        timestamp: new Date(instantMs).toISOString(),
        ...place,
      },
      at,
    );
  });

  serve(distractionEndpoints.summary, async ({ subject }) => {
    const counts = await distractions.summary(subject);
    return counts.map(({ type, count }) => ({ _id: type, count }));
  });

  return { recentDistractions: distractions.recent };
};
