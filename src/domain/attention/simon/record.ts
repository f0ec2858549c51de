import { wallTime } from '#domain/attention/instants.ts';
import type { Difficulty } from '#domain/attention/recording.ts';
import type { SimonColor } from './colors.ts';
import type { SimonAnswer } from './run.ts';

/** One repeat of a Quick run, as sent to the server. */
export interface SimonRecord {
  readonly userId: string;
  readonly sequence: SimonColor[];
  /** The colors pressed, up to and including the first wrong one. */
  readonly userInput: SimonColor[];
  readonly correct: boolean;
  /** The level played, which is the length of the sequence. */
  readonly level: number;
  /** Whole milliseconds. */
  readonly timeTaken: number;
  readonly difficulty: Difficulty;
  /** When the last color was pressed: a UTC instant, ISO 8601. */
  readonly timestamp: string;
}

/** The record of an answer; `startedAt` is the UTC instant at which the run's clock was 0. */
export const simonRecord = (
  answer: SimonAnswer,
  of: { readonly userId: string; readonly startedAt: string },
): SimonRecord => ({
  userId: of.userId,
  sequence: [...answer.sequence],
  userInput: [...answer.entered],
  correct: answer.correct,
  level: answer.length,
  timeTaken: Math.round(answer.timeMs),
  difficulty: answer.difficulty,
  timestamp: wallTime(of.startedAt, answer.atMs),
});
