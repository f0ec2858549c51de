import { wallTime } from '#domain/attention/instants.ts';
import type { Difficulty } from '#domain/attention/recording.ts';
import { meanOf } from '#domain/attention/statistics/descriptive.ts';
import { type StroopAnswer, type StroopEvent, type StroopRun, stepStroop } from './run.ts';
import type { StroopColor } from './stimuli.ts';

/** The number of answers of a Quick run that are sent together. */
export const BATCH_SIZE = 10;

/** One answer, as sent to the server. */
export interface StroopAttempt {
  readonly word: StroopColor;
  /** The color of the ink. */
  readonly color: StroopColor;
  readonly selectedColor: StroopColor;
  readonly correct: boolean;
  /** Whole milliseconds. */
  readonly timeTaken: number;
  /** When the answer was given: a UTC instant, ISO 8601. */
  readonly timestamp: string;
}

/** The content that a Quick run sends after every ten answers. */
export interface StroopBatch {
  readonly userId: string;
  readonly attempts: StroopAttempt[];
  readonly difficulty: Difficulty;
}

/**
 * Like `stepStroop`, but a Quick run is done after ten answers. Recordings of earlier versions can be longer, so they are
 * replayed with `stepStroop`.
 */
export const stepBatch = (run: StroopRun, event: StroopEvent): StroopRun => {
  const next = stepStroop(run, event);
  const isFull = next.mode === 'quick' && next.answers.length >= BATCH_SIZE;
  return isFull && next.phase === 'trial' ? { ...next, phase: 'done' } : next;
};

/** The number of batches that a Quick run has filled. */
export const batchCount = (run: StroopRun): number => Math.floor(run.answers.length / BATCH_SIZE);

/** The answers of a full batch; batches are numbered from 0. */
const answersOf = (run: StroopRun, number: number): readonly StroopAnswer[] =>
  run.answers.slice(number * BATCH_SIZE, (number + 1) * BATCH_SIZE);

/** The number of answers in the current batch, 0 to 9. */
export const answersInBatch = (run: StroopRun): number => run.answers.length % BATCH_SIZE;

const attemptOf = (answer: StroopAnswer, startedAt: string): StroopAttempt => ({
  word: answer.word,
  color: answer.ink,
  selectedColor: answer.selected,
  correct: answer.correct,
  timeTaken: Math.round(answer.timeMs),
  timestamp: wallTime(startedAt, answer.atMs),
});

/**
 * A full batch, as sent to the server.
 *
 * @param number the index of the batch in the run, from 0
 * @param of the person's id, the difficulty when the batch was filled, and the UTC instant at which the run's clock was
 *   0
 */
export const batchOf = (
  run: StroopRun,
  number: number,
  of: { readonly userId: string; readonly difficulty: Difficulty; readonly startedAt: string },
): StroopBatch => ({
  userId: of.userId,
  attempts: answersOf(run, number).map((answer) => attemptOf(answer, of.startedAt)),
  difficulty: of.difficulty,
});

/**
 * The accuracy in percent, 0 to 100, and the mean time of all attempts in milliseconds; null
 * without attempts.
 */
export const batchResult = (
  attempts: readonly Pick<StroopAttempt, 'correct' | 'timeTaken'>[],
): { readonly accuracy: number | null; readonly avgTime: number | null } => ({
  accuracy: meanOf(attempts.map(({ correct }) => (correct ? 100 : 0))),
  avgTime: meanOf(attempts.map(({ timeTaken }) => timeTaken)),
});
