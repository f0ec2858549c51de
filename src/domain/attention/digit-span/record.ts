import { wallTime } from '#domain/attention/instants.ts';
import type { Difficulty } from '#domain/attention/recording.ts';
import type { DigitSpanAnswer } from './run.ts';

/** One sequence of a Quick run, as sent to the server. */
export interface DigitSpanRecord {
  readonly userId: string;
  readonly sequence: number[];
  readonly userInput: number[];
  readonly correct: boolean;
  /** Whole milliseconds. */
  readonly timeTaken: number;
  readonly difficulty: Difficulty;
  /** When the answer was submitted: a UTC instant, ISO 8601. */
  readonly timestamp: string;
  /** The length of the sequence. */
  readonly level: number;
}

/** The record of an answer; `startedAt` is the UTC instant at which the run's clock was 0. */
export const digitSpanRecord = (
  answer: DigitSpanAnswer,
  of: { readonly userId: string; readonly startedAt: string },
): DigitSpanRecord => ({
  userId: of.userId,
  sequence: [...answer.sequence],
  userInput: [...answer.entered],
  correct: answer.correct,
  timeTaken: Math.round(answer.timeMs),
  difficulty: answer.difficulty,
  timestamp: wallTime(of.startedAt, answer.atMs),
  level: answer.length,
});
