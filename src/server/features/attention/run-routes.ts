import { attentionEndpoints } from '#contract/attention/attention.ts';
import { HttpError, invalidField } from '#server/errors.ts';
import { checkClock } from '#server/http/clock-check.ts';
import { newRecordId } from '#server/http/new-record-id.ts';
import type { Serve } from '#server/http/serve.ts';
import { texts } from '#texts/attention.js';
import type { RecordStore } from './record-store.ts';
import type { RunStore } from './run-store.ts';
import { scoreRun } from './score-run.ts';

interface RunParts {
  readonly serve: Serve;
  readonly runs: RunStore;
  readonly records: RecordStore;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

/** The name by which the summary counts each test. Null for a test that the summary does not count. */
const COUNTED = { cpt: null, stroop: 'stroop', 'digit-span': 'digit', simon: 'simon' } as const;

/** Endpoints that score, store and read complete runs of the attention tests. */
export const runRoutes = ({ serve, runs, records, now }: RunParts): void => {
  serve(attentionEndpoints.keepRun, async ({ subject, body, at }) => {
    const { id, userId: _, localDate, zone, ...recording } = body;
    const instantMs = Date.parse(recording.startedAt);
    const place = checkClock('startedAt', { instantMs, localDate, zone }, now());
    const run = { ...recording, startedAt: new Date(instantMs).toISOString() };
    const outcome = scoreRun(run);
    if ('problem' in outcome) throw invalidField(outcome.problem, texts.eventsOfOtherTest);
    const kept = await runs.add(subject, { ...run, ...place, ...outcome, id: newRecordId(id) }, at);
    const test = COUNTED[kept.instrument];
    if (kept.interrupted && test !== null)
      await records.leaveOut(subject, { id: kept.id, test, startedAt: kept.startedAt });
    return kept;
  });

  serve(attentionEndpoints.runs, ({ subject, query }) =>
    runs.newest(subject, query.instrument, query.mode),
  );

  serve(attentionEndpoints.run, async ({ subject, params }) => {
    const run = await runs.one(subject, params.runId);
    if (run === null) throw new HttpError('not_found', texts.runGone);
    return run;
  });
};
