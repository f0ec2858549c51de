import { call } from '#client/lib/api/call.ts';
import { gameEndpoints } from '#contract/games.ts';
import type { ResultBody } from './body.ts';

/** Sends a round. Throws what `call` throws. */
export const sendResult = (ids: { id: string; userId: string }, body: ResultBody) =>
  call(gameEndpoints.keep, { body: { ...body, ...ids } });
