import { GAME_VERSIONS, type Game, type GameRound } from '#domain/games/game.ts';
import { playFocus } from './focus.ts';
import { playMemory } from './memory.ts';
import { guessedAnswer, playSocial } from './social.ts';

type Played = Pick<GameRound, 'seed' | 'events'>;
type Play = (skill: number, level: number, seed: number) => Played;

const PLAYS: Readonly<Record<Game, Play>> = {
  memory: (skill, level, seed) => ({
    seed,
    events: playMemory({ forget: 0.07 * (0.012 / 0.07) ** skill }, level, seed),
  }),
  focus: (skill, level, seed) => {
    const person = {
      reactMs: 600 - 150 * skill,
      spreadMs: 110,
      slip: 0.07 - 0.04 * skill,
      miss: 0.03,
    };
    return playFocus(person, level, seed).run.ended[0] ?? { seed, events: [] };
  },
  social: (skill, level, seed) => {
    // A person who does not recognize the right answer guesses among the four answers.
    const sees = 1 / (1 + Math.exp(0.6 * (level - 1) - 2 - 2.2 * skill));
    return { seed, events: playSocial(sees + (1 - sees) * guessedAnswer(level), level, seed) };
  },
};

/** A whole round by a simulated person; `skill` is a population quantile, 0 to 1. */
export const simulatedRound = (
  game: Game,
  skill: number,
  level: number,
  seed: number,
): GameRound => ({
  game,
  level,
  version: GAME_VERSIONS[game],
  ...PLAYS[game](skill, level, seed),
});
