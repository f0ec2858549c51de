import type { Game, RoundProblem } from '#domain/games/game.ts';
import { count, plural } from '#domain/shared/text/count.ts';

/** The names of the games. */
export const GAME_NAMES: Readonly<Record<Game, string>> = {
  memory: 'Memory Game',
  focus: 'Focus Game',
  social: 'Social Cues',
};

/** Shown on every page of the games. */
export const PRACTICE_TEXT =
  'This is practice, not treatment. Getting better at a game mostly makes you better at that game.';

/** A score with its unit, as text. */
export const scoreText = (game: Game, score: number): string => {
  if (game === 'memory') return count(score, 'turn');
  if (game === 'focus') return count(score, 'point');
  return `${count(score, 'answer')} that ${plural(score, { one: 'fits', other: 'fit' })}`;
};

/** The unit of a score, as a column header. */
export const SCORE_NAMES: Readonly<Record<Game, string>> = {
  memory: 'Turns',
  focus: 'Points',
  social: 'Fitting',
};

const RULES_BROKEN =
  'This round is not counted. It does not fit the rules of the game. You did nothing wrong.';

/** The reasons why a round is not counted. */
export const UNCOUNTED_TEXTS: Readonly<Record<RoundProblem, string>> = {
  'too-fast': 'This round is not counted. Its answers came faster than a person can see.',
  unfinished:
    'This round is not counted. A part of it did not show on the screen. This can happen when a device is busy.',
  version: RULES_BROKEN,
  level: RULES_BROKEN,
  events: RULES_BROKEN,
  order: RULES_BROKEN,
  impossible: RULES_BROKEN,
};

/** Announces the level of the next round; empty if the level stays the same. */
export const nextLevelText = (played: number, next: number): string =>
  played === next ? '' : `The next round is level ${next}.`;
