import { distractionEndpoints } from '#contract/distraction.ts';
import { HttpError } from '#server/errors.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { checkClock } from '#server/http/clock-check.ts';
import { newRecordId } from '#server/http/new-record-id.ts';
import { texts } from '#texts/distraction.js';
import { distractionStore } from './distraction-store.ts';

const gone = (): HttpError => new HttpError('not_found', texts.noLongerThere);

/** Endpoints for logging, correcting and counting distractions. */
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

  serve(distractionEndpoints.all, ({ subject, query }) =>
    distractions.list(subject, { from: query.from, to: query.to }),
  );

  serve(distractionEndpoints.correct, async ({ subject, body: { distractionId, type } }) => {
    const corrected = await distractions.correct(subject, distractionId, type);
    if (corrected === null) throw gone();
    return corrected;
  });

  serve(distractionEndpoints.remove, async ({ subject, body }) => {
    const wasThere = await distractions.remove(subject, body.distractionId);
    if (!wasThere) throw gone();
  });

  serve(distractionEndpoints.summary, async ({ subject }) => {
    const counts = await distractions.summary(subject);
    return counts.map(({ type, count }) => ({ _id: type, count }));
  });

  return { recentDistractions: distractions.recent };
};
