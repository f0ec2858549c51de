import { type OutboxHandler, quietHandler } from '#client/sync/outbox/entry-handler.ts';
import type { CptResponseBody, CptSummaryBody } from '#contract/attention/quick-cpt.ts';
import { texts } from '#texts/attention.js';
import type { RunBody } from './run-body.ts';

interface Plan<Body> {
  readonly name: string;
  readonly label: string;
  describe(body: Body): string;
  send(ids: { id: string; userId: string }, body: Body): Promise<unknown>;
  /** Set for a result that is part of a run. The run itself is sent later and then refreshes the queries. */
  readonly isPart?: true;
}

/**
 * Creates the outbox handler of a result. After the server receives the result, all queries under ['attention', userId]
 * are refetched. A result that is part of a run causes no refetch, because a refetch during the run would disturb the
 * test.
 */
export const resultHandler = <Body>(plan: Plan<Body>): OutboxHandler<Body> => ({
  name: plan.name,
  label: plan.label,
  describe: plan.describe,
  send: ({ id, userId, body }) => plan.send({ id, userId }, body),
  received: (client, userId) => {
    if (plan.isPart !== true) void client.invalidateQueries({ queryKey: ['attention', userId] });
  },
  canResend: true,
});

// Loaded on the first send, because most visits send no results.
const calls = () => import('./cpt-calls.ts');

/**
 * The outbox handler of presses in the quick CPT. Unsent presses are not listed for the person, because the recorded
 * run contains them and is listed while it is unsent.
 */
export const cptResponseHandler = quietHandler<Omit<CptResponseBody, 'id' | 'userId'>, unknown>(
  'cpt-response',
  async ({ id, userId, body }) => (await calls()).sendCptResponse({ id, userId }, body),
);

/** The outbox handler of summaries of the quick CPT. */
export const cptSummaryHandler = resultHandler<Omit<CptSummaryBody, 'id' | 'userId'>>({
  name: 'cpt-summary',
  label: texts.cptResult,
  describe: ({ correct, total }) => texts.answersCorrect({ correct, total }),
  send: async (ids, body) => (await calls()).sendCptSummary(ids, body),
});

/** The outbox handler of recorded runs of any test. */
export const attentionRunHandler = resultHandler<RunBody>({
  name: 'attention-run',
  label: texts.attentionTest,
  describe: ({ instrument, mode }) => texts.unsentRun[mode]({ test: texts.testNames[instrument] }),
  send: async (ids, body) => (await calls()).sendRun(ids, body),
});

/** The outbox handlers of the CPT and of recorded runs. */
export const runHandlers: readonly OutboxHandler[] = [
  cptResponseHandler,
  cptSummaryHandler,
  attentionRunHandler,
];
