import { texts } from '#texts/mood.js';

/** The five moods that a person can log; `value` is 25 times the slider's position. */
export const MOOD_LEVELS = [
  { value: 0, emoji: '😠' },
  { value: 25, emoji: '😟' },
  { value: 50, emoji: '😐' },
  { value: 75, emoji: '🙂' },
  { value: 100, emoji: '😀' },
] as const;

export type MoodLevel = (typeof MOOD_LEVELS)[number];
/** 0, 25, 50, 75 or 100. */
export type MoodValue = MoodLevel['value'];

/** The slider position, 0 to 4, that a check-in starts at. */
export const DEFAULT_MOOD_POSITION = 2;

/** The level at a slider position; positions outside 0 to 4 give the nearest end. */
export const levelAtPosition = (position: number): MoodLevel =>
  MOOD_LEVELS[Math.min(4, Math.max(0, Math.round(position))) as 0 | 1 | 2 | 3 | 4];

/** The level whose value is `value`. */
export const levelOf = (value: MoodValue): MoodLevel => levelAtPosition(value / 25);

/** The name of a mood. */
export const levelName = (value: MoodValue): string => texts.levels[value];

/** Whether a mood is one of the two lowest moods, "Very low" or "Low". */
export const moodIsLow = (value: MoodValue): boolean => value <= 25;
