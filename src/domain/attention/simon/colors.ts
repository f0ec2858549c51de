import type { Difficulty } from '#domain/attention/recording.ts';
import type { SpanSeries } from '#domain/attention/span/series.ts';
import { seededRandom, seedOf } from '#domain/shared/numbers/random.ts';

export const SIMON_COLORS = ['red', 'green', 'blue', 'yellow'] as const;
export type SimonColor = (typeof SIMON_COLORS)[number];

/** The display time of each color in a Quick run, in milliseconds. */
export const QUICK_DISPLAY_MS: Readonly<Record<Difficulty, number>> = {
  easy: 1000,
  medium: 600,
  hard: 400,
};
/**
 * The display time of each color in a Full run, in milliseconds. With the gap, this gives one color per second, as in
 * Corsi's test.
 */
export const FULL_DISPLAY_MS = 800;
/** The gap between two colors, in milliseconds. */
export const GAP_MS = 200;

/** The first and the longest length of a Full run. */
export const SIMON_SERIES: SpanSeries = { firstLength: 2, longestLength: 14 };

const draw = (seed: number, from: readonly SimonColor[]): SimonColor =>
  from[Math.floor(seededRandom(seed)() * from.length)] ?? 'red';

/** The random color at a place, from 0, in the sequence of a Quick game. */
export const quickColor = (seed: number, game: number, place: number): SimonColor =>
  draw(seedOf(`simon quick ${seed} ${game} ${place}`), SIMON_COLORS);

/** The random sequence with the index `drawn`, from 0, of a Full run; no color occurs twice in a row. */
export const fullColors = (seed: number, drawn: number, length: number): readonly SimonColor[] => {
  const colors: SimonColor[] = [];
  for (let place = 0; place < length; place += 1) {
    const others = SIMON_COLORS.filter((color) => color !== colors.at(-1));
    colors.push(draw(seedOf(`simon full ${seed} ${drawn} ${place}`), others));
  }
  return colors;
};
