import { call } from '#client/lib/api/call.ts';
import {
  attentionEndpoints,
  type DigitSpanBody,
  type SimonBody,
  type StroopBody,
} from '#contract/attention/attention.ts';

interface Ids {
  readonly id: string;
  readonly userId: string;
}

const own = ({ userId }: Ids) => ({ userId });

/** Sends a Stroop batch; resolves to its result. Like all calls here, it throws what `call` throws. */
export const sendStroopBatch = (ids: Ids, body: Omit<StroopBody, 'id' | 'userId'>) =>
  call(attentionEndpoints.stroop, { params: own(ids), body: { ...body, ...ids } });

/** Sends one digit sequence. */
export const sendDigitSpan = (ids: Ids, body: Omit<DigitSpanBody, 'id' | 'userId'>) =>
  call(attentionEndpoints.digitSpan, { params: own(ids), body: { ...body, ...ids } });

/** Sends one Simon repeat. */
export const sendSimon = (ids: Ids, body: Omit<SimonBody, 'id' | 'userId'>) =>
  call(attentionEndpoints.simon, { params: own(ids), body: { ...body, ...ids } });
