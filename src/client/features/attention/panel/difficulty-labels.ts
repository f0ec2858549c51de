import type { Difficulty } from '#domain/attention/recording.ts';

/** The labels of the difficulties. */
export const DIFFICULTY_LABELS: Readonly<Record<Difficulty, string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};
