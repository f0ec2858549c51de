import { scoreFocus } from './focus/score.ts';
import type { Game, GameRound, Scored } from './game.ts';
import { scoreMemory } from './memory/score.ts';
import { scoreSocial } from './social/score.ts';

const SCORERS: Readonly<Record<Game, (round: GameRound) => Scored>> = {
  memory: scoreMemory,
  focus: scoreFocus,
  social: scoreSocial,
};

/** The score of a stored round by the rules of its game, or the reason why it cannot be scored. */
export const scoreRound = (round: GameRound): Scored => SCORERS[round.game](round);
