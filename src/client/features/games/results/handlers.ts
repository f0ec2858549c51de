import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import type { KeptGameResult } from '#contract/games.ts';
import { texts } from '#texts/games.js';
import type { ResultBody } from './body.ts';

/** The outbox handler of game rounds. The keys of all queries about rounds start with 'games' and the person's id. */
export const gameResultHandler: OutboxHandler<ResultBody, KeptGameResult> = {
  name: 'game-result',
  label: texts.roundOfGame,
  describe: ({ game, level }) => texts.unsentRound({ game: texts.gameNames[game], level }),
  // Loads the call only when there is a round to send, because most visits send none.
  send: async ({ id, userId, body }) =>
    (await import('./send.ts')).sendResult({ id, userId }, body),
  received: (client, userId) => void client.invalidateQueries({ queryKey: ['games', userId] }),
  canResend: true,
};
