import { call } from '#client/lib/api.ts';
import { gameEndpoints } from '#contract/games.ts';
import type { ResultBody } from './result-body.ts';

/** Sends a round. Throws what `call` throws. */
export const sendResult = (ids: { id: string; userId: string }, body: ResultBody) =>
  call(gameEndpoints.keep, { body: { ...body, ...ids } });
