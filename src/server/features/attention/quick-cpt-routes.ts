import { v7 as uuidv7 } from 'uuid';
import { quickCptEndpoints } from '#contract/attention/quick-cpt.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { checkClock, instantOf } from '#server/http/clock-check.ts';
import { quickCptStore } from './quick-cpt-store.ts';

const DONE = { ok: true } as const;

const idOf = (body: { readonly id?: string | undefined }): string =>
  (body.id ?? uuidv7()).toLowerCase();

/** Presses and results of the quick CPT. */
export const quickCptRoutes = ({ serve, database, now }: FeatureParts): void => {
  const quickCpt = quickCptStore(database);

  serve(quickCptEndpoints.response, async ({ subject, body }) => {
    const nowMs = now();
    const response = {
      id: idOf(body),
      shownLetter: body.shownLetter,
      respondedAt: instantOf('responseTime', body.responseTime, nowMs),
      isCorrect: body.isCorrect,
      sequence: body.sequence,
    };
    await quickCpt.addResponse(subject, response, new Date(nowMs).toISOString());
    return DONE;
  });

  serve(quickCptEndpoints.summary, async ({ subject, body }) => {
    const nowMs = now();
    const { total, correct, incorrect, accuracy, localDate, zone } = body;
    const instantMs = Date.parse(body.endedAt);
    const summary = {
      id: idOf(body),
      total,
      correct,
      incorrect,
      accuracy,
      ...checkClock('endedAt', { instantMs, localDate, zone }, nowMs),
      endedAt: new Date(instantMs).toISOString(),
    };
    await quickCpt.addSummary(subject, summary, new Date(nowMs).toISOString());
    return DONE;
  });
};
