import type { Difficulty } from '#domain/attention/recording.ts';
import type { Ladder } from '#domain/attention/span/ladder.ts';
import { seededRandom, seedOf } from '#domain/shared/numbers/random.ts';

export const SIMON_COLORS = ['red', 'green', 'blue', 'yellow'] as const;
export type SimonColor = (typeof SIMON_COLORS)[number];

/** For how long each color of a Quick sequence shows, in milliseconds. */
export const QUICK_DISPLAY_MS: Readonly<Record<Difficulty, number>> = {
  easy: 1000,
  medium: 600,
  hard: 400,
};
/** For how long each color of a Full run shows: with the gap one a second, as the blocks of Corsi's test. */
export const FULL_DISPLAY_MS = 800;
/** The time without a color between two, in milliseconds. */
export const GAP_MS = 200;

/** Where the ladder of a Full run begins and ends. */
export const SIMON_LADDER: Ladder = { firstLength: 2, longestLength: 14 };

const draw = (text: string, from: readonly SimonColor[]): SimonColor =>
  from[Math.floor(seededRandom(seedOf(text))() * from.length)] ?? 'red';

/** The color that is added at a place (from 0) in a Quick game, any of the four by chance. */
export const quickColor = (seed: number, game: number, place: number): SimonColor =>
  draw(`simon quick ${seed} ${game} ${place}`, SIMON_COLORS);

/** The sequence that a Full run draws as its `drawn`-th, from 0: by chance, with no color twice in a row. */
export const fullColors = (seed: number, drawn: number, length: number): readonly SimonColor[] => {
  const colors: SimonColor[] = [];
  for (let place = 0; place < length; place += 1) {
    const others = SIMON_COLORS.filter((color) => color !== colors.at(-1));
    colors.push(draw(`simon full ${seed} ${drawn} ${place}`, others));
  }
  return colors;
};
