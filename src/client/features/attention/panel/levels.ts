import type { Difficulty } from '#domain/attention/recording.ts';

/** What the difficulties are called. */
export const LEVELS: Readonly<Record<Difficulty, string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};
