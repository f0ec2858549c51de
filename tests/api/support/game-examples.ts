import { GAME_VERSIONS, type GameRound } from '#domain/games/game.ts';
import { scoreRound } from '#domain/games/round-score.ts';
import { playFocus, STEADY_TAPPER } from '#tests/simulated/games/focus.ts';
import { playMemory } from '#tests/simulated/games/memory.ts';
import { playSocial } from '#tests/simulated/games/social.ts';

type More = Readonly<Record<string, unknown>>;

/** A round with its computed score, as a client sends it. */
export const resultOf = (userId: string, round: GameRound, more: More = {}) => {
  const outcome = scoreRound(round);
  if ('problem' in outcome) throw new Error(`This is no round: ${outcome.problem}`);
  return {
    userId,
    ...round,
    score: outcome.score,
    startedAt: '2026-03-10T09:30:00.000Z',
    localDate: '2026-03-10',
    zone: 'Europe/Paris',
    ...more,
  };
};

/** A Memory round by a player with this forgetting rate. */
export const aMemoryRound = (level: number, seed: number, forget = 0): GameRound => ({
  game: 'memory',
  level,
  seed,
  version: GAME_VERSIONS.memory,
  events: playMemory({ forget }, level, seed),
});

/** A Focus tap round, by default by a player who plays well. */
export const aFocusRound = (
  level: number,
  seed: number,
  more: Partial<typeof STEADY_TAPPER> = {},
): GameRound => {
  const [round] = playFocus({ ...STEADY_TAPPER, ...more }, level, seed).run.ended;
  if (round === undefined) throw new Error('The round did not end.');
  return { game: 'focus', level, version: GAME_VERSIONS.focus, ...round };
};

/** A Social cues round by a player who finds a fitting answer with this probability. */
export const aSocialRound = (level: number, seed: number, chance = 1): GameRound => ({
  game: 'social',
  level,
  seed,
  version: GAME_VERSIONS.social,
  events: playSocial(chance, level, seed),
});

/** A successful Memory round at level 1, as a client sends it. */
export const aGameResult = (userId: string, more: More = {}) =>
  resultOf(userId, aMemoryRound(1, 7), more);

/** Pins Memory at level 1, as a client sends it. */
export const aPin = (userId: string, more: More = {}) => ({
  userId,
  game: 'memory',
  level: 1,
  ...more,
});
