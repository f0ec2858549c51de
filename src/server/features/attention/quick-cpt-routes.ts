import { quickCptEndpoints } from '#contract/attention/quick-cpt.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { checkClock, instantOf } from '#server/http/clock-check.ts';
import { newRecordId } from '#server/http/new-record-id.ts';

const responses = ownRows('cpt_responses');
const summaries = ownRows('cpt_summaries');

/** Endpoints for presses and results of the quick CPT. Repeating a request with the same id changes nothing. */
export const quickCptRoutes = ({ serve, database, now }: FeatureParts): void => {
  const addResponse = responses.addsOnce(database);

  serve(quickCptEndpoints.response, async ({ subject, body, at }) => {
    const { id, shownLetter, responseTime, isCorrect, sequence } = body;
    const response = {
      id: newRecordId(id),
      shownLetter,
      respondedAt: instantOf('responseTime', responseTime, now()),
      isCorrect,
      sequence,
    };
    await addResponse(subject, response, at);
  });

  serve(quickCptEndpoints.summary, async ({ subject, body, at }) => {
    const { total, correct, incorrect, accuracy, localDate, zone } = body;
    const instantMs = Date.parse(body.endedAt);
    const summary = {
      id: newRecordId(body.id),
      total,
      correct,
      incorrect,
      accuracy,
      ...checkClock('endedAt', { instantMs, localDate, zone }, now()),
      endedAt: new Date(instantMs).toISOString(),
    };
    await summaries.add(database.db, subject, summary, at);
  });
};
