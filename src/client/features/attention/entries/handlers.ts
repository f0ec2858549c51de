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
  /** Whether it is part of a run that is sent after it, and that brings what is fetched up to date. */
  readonly isPart?: true;
}

/**
 * How a measured result is sent. Whatever is fetched about attention has a key that
 * begins with 'attention' and the person's id; nothing is fetched beside a test that runs.
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

// The calls are fetched when there is something to send: most visits send none of these.
const calls = () => import('./cpt-calls.ts');

/** Presses of the quick CPT. Nobody is told of each: the whole run, which has them too, is what waits. */
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

/** Whole runs of any test. */
export const attentionRunHandler = resultHandler<RunBody>({
  name: 'attention-run',
  label: 'Attention test',
  describe: ({ instrument, mode }) => `${NAMES[instrument]}, ${mode}`,
  send: async (ids, body) => (await calls()).sendRun(ids, body),
});

/** How results are sent that do not belong to one test's panel. */
export const runHandlers: readonly OutboxHandler[] = [
  cptResponseHandler,
  cptSummaryHandler,
  attentionRunHandler,
];
