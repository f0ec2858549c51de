import type { Difficulty } from '#domain/attention/recording.ts';
import { type Random, seededRandom } from '#domain/shared/numbers/random.ts';

/** How long a Quick run lasts, in milliseconds. */
export const QUICK_DURATION_MS = 30_000;

/** The time between two onsets of a Quick run, in milliseconds; each letter stays on screen until the next one. */
export const QUICK_INTERVAL_MS: Readonly<Record<Difficulty, number>> = {
  easy: 1000,
  medium: 500,
  hard: 300,
};

/** The probability of planning an A with an X after it. */
const PLANNED_A = 0.25;

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A random letter from A to Z, or one of the given letters, all equally likely. */
export const letterFrom = (random: Random, letters: readonly string[] = ALPHABET): string =>
  letters[Math.floor(random() * letters.length)] ?? 'A';

/** Whether the last two letters are A then X, the target. */
export const isTarget = (letters: readonly string[]): boolean =>
  letters.at(-2) === 'A' && letters.at(-1) === 'X';

/**
 * The letters of a Quick run: all letters whose onset falls within the 30 seconds of the run. With probability 0.25, a
 * step plans an A followed by an X; otherwise the step shows any letter, including A and X.
 */
export const quickLetters = (difficulty: Difficulty, seed: number): string[] => {
  const random = seededRandom(seed);
  const letters: string[] = [];
  let isXDue = false;
  while (letters.length * QUICK_INTERVAL_MS[difficulty] < QUICK_DURATION_MS) {
    if (isXDue) {
      letters.push('X');
      isXDue = false;
    } else {
      isXDue = random() < PLANNED_A;
      letters.push(isXDue ? 'A' : letterFrom(random));
    }
  }
  return letters;
};
