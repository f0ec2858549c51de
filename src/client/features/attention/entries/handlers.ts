import { type OutboxHandler, quietHandler } from '#client/sync/outbox/entry-handler.ts';
import type { CptResponseBody, CptSummaryBody } from '#contract/attention/quick-cpt.ts';
import type { Instrument } from '#domain/attention/recording.ts';
import type { RunBody } from './run-body.ts';

const NAMES: Readonly<Record<Instrument, string>> = {
  cpt: 'CPT',
  stroop: 'Stroop',
  'digit-span': 'Digit span',
  simon: 'Simon',
};

interface Plan<Body> {
  readonly name: string;
  readonly label: string;
  describe(body: Body): string;
  send(ids: { id: string; userId: string }, body: Body): Promise<unknown>;
  /** Whether it belongs to a run, which is sent later and refreshes the queries. */
  readonly isPart?: true;
}

/**
 * Creates the outbox handler of a result. When the server has received it, all queries under
 * ['attention', userId] are refetched, except after parts of a run, so that no test is disturbed.
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

// Loaded on the first send, because most visits send none of these.
const calls = () => import('./cpt-calls.ts');

/** Presses of the quick CPT. Quiet, because the recorded run contains them and is listed while it is unsent. */
export const cptResponseHandler = quietHandler<Omit<CptResponseBody, 'id' | 'userId'>, unknown>(
  'cpt-response',
  async ({ id, userId, body }) => (await calls()).sendCptResponse({ id, userId }, body),
);

/** Summaries of the quick CPT. */
export const cptSummaryHandler = resultHandler<Omit<CptSummaryBody, 'id' | 'userId'>>({
  name: 'cpt-summary',
  label: 'CPT result',
  describe: ({ correct, total }) => `${correct} of ${total} correct`,
  send: async (ids, body) => (await calls()).sendCptSummary(ids, body),
});

/** Recorded runs of any test. */
export const attentionRunHandler = resultHandler<RunBody>({
  name: 'attention-run',
  label: 'Attention test',
  describe: ({ instrument, mode }) => `${NAMES[instrument]}, ${mode}`,
  send: async (ids, body) => (await calls()).sendRun(ids, body),
});

/** The outbox handlers of the CPT and of recorded runs. */
export const runHandlers: readonly OutboxHandler[] = [
  cptResponseHandler,
  cptSummaryHandler,
  attentionRunHandler,
];
