import { distractionEndpoints } from '#contract/distraction.ts';
import { accountGone } from '#server/errors.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { checkClock } from '#server/http/clock-check.ts';
import { newRecordId } from '#server/http/new-record-id.ts';
import { distractionStore } from './distraction-store.ts';

/** Logging distractions and counting them. */
export const distractionFeature = ({ serve, database, now }: FeatureParts) => {
  const distractions = distractionStore(database);

  serve(distractionEndpoints.log, async ({ subject, body }) => {
    const nowMs = now();
    const instantMs = body.timestamp === undefined ? nowMs : Date.parse(body.timestamp);
    const claim = { instantMs, localDate: body.localDate, zone: body.zone };
    const place = checkClock('timestamp', claim, nowMs);
    const kept = await distractions.add(
      subject,
      {
        id: newRecordId(body.id),
        type: body.type,
        timestamp: new Date(instantMs).toISOString(),
        ...place,
      },
      new Date(nowMs).toISOString(),
    );
    if (kept === null) throw accountGone();
    return kept;
  });

  serve(distractionEndpoints.summary, async ({ subject }) => {
    const counts = await distractions.summary(subject);
    return counts.map(({ type, count }) => ({ _id: type, count }));
  });

  return { recentDistractions: distractions.recent };
};
