import { quickCptEndpoints } from '#contract/attention/quick-cpt.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { checkClock, instantOf } from '#server/http/clock-check.ts';
import { newRecordId } from '#server/http/new-record-id.ts';
import { quickCptStore } from './quick-cpt-store.ts';

/** Presses and results of the quick CPT. */
export const quickCptRoutes = ({ serve, database, now }: FeatureParts): void => {
  const quickCpt = quickCptStore(database);

  serve(quickCptEndpoints.response, async ({ subject, body }) => {
    const nowMs = now();
    const response = {
      id: newRecordId(body.id),
      shownLetter: body.shownLetter,
      respondedAt: instantOf('responseTime', body.responseTime, nowMs),
      isCorrect: body.isCorrect,
      sequence: body.sequence,
    };
    await quickCpt.addResponse(subject, response, new Date(nowMs).toISOString());
  });

  serve(quickCptEndpoints.summary, async ({ subject, body }) => {
    const nowMs = now();
    const { total, correct, incorrect, accuracy, localDate, zone } = body;
    const instantMs = Date.parse(body.endedAt);
    const summary = {
      id: newRecordId(body.id),
      total,
      correct,
      incorrect,
      accuracy,
      ...checkClock('endedAt', { instantMs, localDate, zone }, nowMs),
      endedAt: new Date(instantMs).toISOString(),
    };
    await quickCpt.addSummary(subject, summary, new Date(nowMs).toISOString());
  });
};
