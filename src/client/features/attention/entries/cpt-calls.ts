import { call } from '#client/lib/api/call.ts';
import { attentionEndpoints } from '#contract/attention/attention.ts';
import {
  type CptResponseBody,
  type CptSummaryBody,
  quickCptEndpoints,
} from '#contract/attention/quick-cpt.ts';
import type { RunBody } from './run-body.ts';

interface Ids {
  readonly id: string;
  readonly userId: string;
}

/** Sends a press of the quick CPT. Like all calls here, it throws what `call` throws. */
export const sendCptResponse = (ids: Ids, body: Omit<CptResponseBody, 'id' | 'userId'>) =>
  call(quickCptEndpoints.response, { body: { ...body, ...ids } });

/** Sends the summary of a quick CPT. */
export const sendCptSummary = (ids: Ids, body: Omit<CptSummaryBody, 'id' | 'userId'>) =>
  call(quickCptEndpoints.summary, { body: { ...body, ...ids } });

/** Sends a recorded run of any test. */
export const sendRun = (ids: Ids, body: RunBody) =>
  call(attentionEndpoints.keepRun, {
    params: { userId: ids.userId },
    body: { ...body, ...ids },
  });
