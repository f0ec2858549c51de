import { v7 as uuidv7 } from 'uuid';
import { GAMES } from '#domain/games/game.ts';
import { scoreRound } from '#domain/games/round-score.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Random } from '#domain/shared/numbers/random.ts';
import { HOUR_MS } from '#domain/shared/time/durations.ts';
import type { GameStore } from '#server/features/games/game-store.ts';
import { simulatedRound } from '#tests/simulated/games/rounds.ts';
import type { DemoPerson } from './demo-people.ts';

/** The approximate number of rounds per game in the whole history. */
const ROUNDS = 40;
/** The number of rounds of one game that are played in a row. */
const AT_ONCE = 3;
/** The increase of the skill (0 to 1) over the whole history. */
const GROWTH = 0.25;
/** The pause between two rounds, in milliseconds. */
const REST_MS = 20_000;

interface Player {
  readonly games: GameStore;
  readonly userId: UserId;
  readonly person: DemoPerson;
  /** The length of the history in days. */
  readonly days: number;
  readonly random: Random;
}

/** One day of the history. */
interface GameDay {
  readonly localDate: LocalDate;
  readonly zone: string;
  /** The start of the day and the latest allowed instant of an entry, in milliseconds since the Unix epoch. */
  readonly morningMs: number;
  readonly nowMs: number;
}

/** Simulates a person who plays by the real rules at the adaptive levels. Call the returned function once a day. */
export const gamePlayer = (player: Player): ((day: GameDay) => Promise<void>) => {
  const { games, userId, person, days, random } = player;
  const aDay = ROUNDS / (days * person.presence);
  const state = GAMES.map((game) => ({ game, owed: AT_ONCE * random(), level: 1, played: 0 }));
  return async ({ localDate, zone, morningMs, nowMs }) => {
    let atMs = morningMs + (1 + 9 * random()) * HOUR_MS;
    for (const of of state) {
      of.owed += aDay;
      // In a short history, many rounds are played on each day.
      while (of.owed >= AT_ONCE) {
        of.owed -= AT_ONCE;
        for (let round = 0; round < AT_ONCE; round += 1) {
          const skill = Math.min(1, person.games[of.game] + (GROWTH * of.played) / ROUNDS);
          const seed = Math.floor(random() * 4_294_967_296);
          const played = simulatedRound(of.game, skill, of.level, seed);
          const scored = scoreRound(played);
          if ('problem' in scored) throw new Error(`A demo round is none: ${scored.problem}`);
          const endMs = atMs + scored.durationMs;
          if (endMs > nowMs) return;
          const startedAt = new Date(atMs).toISOString();
          const result = { ...played, ...scored, id: uuidv7(), startedAt, localDate, zone };
          const kept = await games.add(userId, result, new Date(endMs).toISOString());
          of.level = kept.suggestedLevel;
          of.played += 1;
          atMs = endMs + REST_MS;
        }
      }
    }
  };
};
