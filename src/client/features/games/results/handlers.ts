import { GAME_NAMES } from '#client/features/games/texts.ts';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import type { KeptGameResult } from '#contract/games.ts';
import type { ResultBody } from './body.ts';

/** Rounds of the games. Whatever is fetched about them has a key that begins with 'games' and the person's id. */
export const gameResultHandler: OutboxHandler<ResultBody, KeptGameResult> = {
  name: 'game-result',
  label: 'Round of a game',
  describe: ({ game, level }) => `${GAME_NAMES[game]}, level ${level}`,
  // The call is fetched when there is something to send: most visits send no round.
  send: async ({ id, userId, body }) =>
    (await import('./send.ts')).sendResult({ id, userId }, body),
  received: (client, userId) => void client.invalidateQueries({ queryKey: ['games', userId] }),
  canResend: true,
};
