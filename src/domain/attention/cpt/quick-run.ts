import { wallTime } from '#domain/attention/instants.ts';
import type { Difficulty } from '#domain/attention/recording.ts';
import { isTarget } from './letters.ts';

/** What the test says while it runs and after. */
const CPT_TEXTS = {
  correct: 'Correct',
  incorrect: 'Incorrect',
  stopped: 'Test stopped',
} as const;

/** How many of the last letters a record keeps. */
export const KEPT_LETTERS = 5;

/** What is sent for each press: a record of `POST /api/focus/cpt`, without the person. */
export interface CptResponse {
  /** The letter on screen at the press. */
  readonly shownLetter: string;
  /** When it was pressed: a UTC instant, ISO 8601. */
  readonly responseTime: string;
  readonly isCorrect: boolean;
  /** The last letters shown, at most five, the one on screen last. */
  readonly sequence: readonly string[];
}

/** What is sent at the end: a record of `POST /api/focus/cpt-summary`, without the person. */
export interface CptSummary {
  readonly total: number;
  readonly correct: number;
  readonly incorrect: number;
  /** Whole percent of the presses that were correct; 0 when there were none. */
  readonly accuracy: number;
  /** A UTC instant, ISO 8601. */
  readonly endedAt: string;
}

/** Counts presses: how many, how many correct and not, and the whole percent that were (0 without any). */
export const countPresses = (areCorrect: readonly boolean[]): Omit<CptSummary, 'endedAt'> => {
  const total = areCorrect.length;
  const correct = areCorrect.filter(Boolean).length;
  const accuracy = total === 0 ? 0 : Math.round((correct / total) * 100);
  return { total, correct, incorrect: total - correct, accuracy };
};

/** The last five letters that were on screen up to a trial; those whose frame never came are not among them. */
export const sequenceUpTo = (
  trial: number,
  letters: readonly string[],
  wasShown: (trial: number) => boolean,
): string[] => letters.filter((_, index) => index <= trial && wasShown(index)).slice(-KEPT_LETTERS);

/** A Quick run as the page shows it. */
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
  /** Starts anew, also when a run is on: whatever was there is cleared. */
  | { type: 'start'; difficulty: Difficulty; seed: number; startedAt: string }
  /** A press, with the last letters shown at its instant; `atMs` counts from the start. */
  | { type: 'answer'; sequence: readonly string[]; atMs: number }
  /** The Stop button, or the time is over. */
  | { type: 'stop'; atMs: number };

/** Before the first run. */
export const idleQuick: QuickState = {
  phase: 'idle',
  difficulty: 'medium',
  seed: 0,
  startedAt: null,
  responses: [],
  feedback: null,
  summary: null,
};

/** The next state of a Quick run. Presses and stops count only while it runs. */
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
      feedback: CPT_TEXTS.stopped,
      summary: { ...counts, endedAt: at },
    };
  }
  const shownLetter = step.sequence.at(-1);
  if (shownLetter === undefined) return state;
  const isCorrect = isTarget(step.sequence);
  return {
    ...state,
    feedback: isCorrect ? CPT_TEXTS.correct : CPT_TEXTS.incorrect,
    responses: [
      ...state.responses,
      { shownLetter, responseTime: at, isCorrect, sequence: step.sequence },
    ],
  };
};

/** Whether a key answers: x in either case, and not one that is held down. */
export const isAnswerKey = (key: string, isRepeat: boolean): boolean =>
  !isRepeat && key.toLowerCase() === 'x';
