import { wallTime } from '#domain/attention/instants.ts';
import type { Difficulty } from '#domain/attention/recording.ts';
import { texts } from '#texts/attention.js';
import { isTarget } from './letters.ts';

/** The maximum number of letters in the `sequence` of a record. */
export const KEPT_LETTERS = 5;

/** The body of `POST /api/focus/cpt` for one press, without `id` and `userId`. */
export interface CptResponse {
  /** The letter on screen at the press. */
  readonly shownLetter: string;
  /** When the press happened: a UTC instant, ISO 8601. */
  readonly responseTime: string;
  readonly isCorrect: boolean;
  /** The last letters shown, at most five; the last of them is the one on screen. */
  readonly sequence: readonly string[];
}

/** The body of `POST /api/focus/cpt-summary`, without `id` and `userId`. */
export interface CptSummary {
  readonly total: number;
  readonly correct: number;
  readonly incorrect: number;
  /** The percentage of presses that were correct, a whole number; 0 without presses. */
  readonly accuracy: number;
  /** A UTC instant, ISO 8601. */
  readonly endedAt: string;
}

/**
 * The numbers of all presses, correct presses and incorrect presses, and the accuracy in whole percent (0 without
 * presses).
 */
export const countPresses = (areCorrect: readonly boolean[]): Omit<CptSummary, 'endedAt'> => {
  const total = areCorrect.length;
  const correct = areCorrect.filter(Boolean).length;
  const accuracy = total === 0 ? 0 : Math.round((correct / total) * 100);
  return { total, correct, incorrect: total - correct, accuracy };
};

/** The last five letters shown up to a trial, without letters that never appeared on screen. */
export const sequenceUpTo = (
  trial: number,
  letters: readonly string[],
  wasShown: (trial: number) => boolean,
): string[] => letters.filter((_, index) => index <= trial && wasShown(index)).slice(-KEPT_LETTERS);

/** The state of a Quick run. */
export interface QuickState {
  readonly phase: 'idle' | 'running' | 'stopped';
  readonly difficulty: Difficulty;
  readonly seed: number;
  /** A UTC instant, ISO 8601; null before the first run. */
  readonly startedAt: string | null;
  readonly responses: readonly CptResponse[];
  readonly feedback: string | null;
  readonly summary: CptSummary | null;
}

export type QuickStep =
  /** Starts a new run and discards the current one. */
  | { type: 'start'; difficulty: Difficulty; seed: number; startedAt: string }
  /** A press with the last letters shown at that time; `atMs` is measured from the start of the run. */
  | { type: 'answer'; sequence: readonly string[]; atMs: number }
  /** The Stop button was pressed, or the time is up. */
  | { type: 'stop'; atMs: number };

/** The state before the first run. */
export const idleQuick: QuickState = {
  phase: 'idle',
  difficulty: 'medium',
  seed: 0,
  startedAt: null,
  responses: [],
  feedback: null,
  summary: null,
};

/** The state after a step; presses and stops are ignored unless a run is in progress. */
export const quickAfter = (state: QuickState, step: QuickStep): QuickState => {
  if (step.type === 'start') {
    const { difficulty, seed, startedAt } = step;
    return { ...idleQuick, phase: 'running', difficulty, seed, startedAt };
  }
  if (state.phase !== 'running' || state.startedAt === null) return state;
  const at = wallTime(state.startedAt, step.atMs);
  if (step.type === 'stop') {
    const counts = countPresses(state.responses.map(({ isCorrect }) => isCorrect));
    return {
      ...state,
      phase: 'stopped',
      feedback: texts.testStopped,
      summary: { ...counts, endedAt: at },
    };
  }
  const shownLetter = step.sequence.at(-1);
  if (shownLetter === undefined) return state;
  const isCorrect = isTarget(step.sequence);
  return {
    ...state,
    feedback: isCorrect ? texts.correct : texts.incorrect,
    responses: [
      ...state.responses,
      { shownLetter, responseTime: at, isCorrect, sequence: step.sequence },
    ],
  };
};

/** Whether a key press is an answer: x in upper or lower case, but not the repeat of a held key. */
export const isAnswerKey = (key: string, isRepeat: boolean): boolean =>
  !isRepeat && key.toLowerCase() === 'x';
