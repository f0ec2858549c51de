import type { Difficulty } from '#domain/attention/recording.ts';
import { type Random, seededRandom } from '#domain/shared/numbers/random.ts';

/** How long a Quick run lasts, in milliseconds. */
export const QUICK_DURATION_MS = 30_000;

/** From one letter to the next in a Quick run, in milliseconds; each letter stays until the next. */
export const QUICK_INTERVAL_MS: Readonly<Record<Difficulty, number>> = {
  easy: 1000,
  medium: 500,
  hard: 300,
};

/** The share of steps that show an A which an X follows for certain. */
const PLANNED_A = 0.25;

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** One of the letters A to Z, or of those given, each as likely as the others. */
export const letterFrom = (random: Random, letters: readonly string[] = ALPHABET): string =>
  letters[Math.floor(random() * letters.length)] ?? 'A';

/** Whether the last two letters are A then X: the one time to answer. */
export const isTarget = (letters: readonly string[]): boolean =>
  letters.at(-2) === 'A' && letters.at(-1) === 'X';

/**
 * The letters of a Quick run. Each step shows A with a chance of 25%, and X follows it; otherwise
 * any letter, an A or an X too. As many letters as begin within the 30 seconds.
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
