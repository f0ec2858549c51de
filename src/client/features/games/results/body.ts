import { getComfort } from '#client/lib/comfort/comfort.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import type { GameResultBody } from '#contract/games.ts';
import { GAME_VERSIONS, type GameRound } from '#domain/games/game.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';

/** The body of a round in the outbox, without the ids, which are added on sending. */
export type ResultBody = Omit<GameResultBody, 'id' | 'userId'>;

/** A completed round. */
export interface PlayedRound extends Pick<GameRound, 'level' | 'seed'> {
  readonly events: ResultBody['events'];
  /** The instant at which the round started, in ISO 8601. */
  readonly startedAt: string;
}

/** The round in the shape that the scoring functions take. */
export const roundOf = (game: GameRound['game'], played: PlayedRound): GameRound => ({
  game,
  version: GAME_VERSIONS[game],
  level: played.level,
  seed: played.seed,
  events: played.events,
});

/** The request body of a round, with the person's local date at its start. */
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
