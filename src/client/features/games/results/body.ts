import { getComfort } from '#client/lib/comfort/comfort.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import type { GameResultBody } from '#contract/games.ts';
import { GAME_VERSIONS, type GameRound } from '#domain/games/game.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';

/** A round as it lies in the outbox: what is sent, but for the ids that the outbox adds. */
export type ResultBody = Omit<GameResultBody, 'id' | 'userId'>;

/** A round that came to its end. */
export interface PlayedRound extends Pick<GameRound, 'level' | 'seed'> {
  readonly events: ResultBody['events'];
  /** ISO 8601. */
  readonly startedAt: string;
}

/** A round as its game scores it. */
export const roundOf = (game: GameRound['game'], played: PlayedRound): GameRound => ({
  game,
  version: GAME_VERSIONS[game],
  level: played.level,
  seed: played.seed,
  events: played.events,
});

/** A round as the contract wants it, on the person's own day on which it started. */
export const resultBody = (
  game: GameRound['game'],
  { level, seed, events, startedAt }: PlayedRound,
  score: number,
): ResultBody => {
  const zone = deviceZone();
  return {
    game,
    level,
    seed,
    events,
    score,
    version: GAME_VERSIONS[game],
    startedAt,
    zone,
    localDate: localDateAt(Date.parse(startedAt), zone, getComfort().dayStartsAtHour),
  };
};
