import {
  type ControlEvent,
  elapsedMs,
  type FrameEvent,
  isDue,
  RESUME_MS,
} from '#domain/attention/instants.ts';
import type { Difficulty, Mode } from '#domain/attention/recording.ts';
import { type Direction, lengthAfter } from './blocks.ts';
import { digitsFor, digitsIn } from './sequence.ts';

/** The display time of each digit and the display time of the result, in milliseconds. */
const DIGIT_MS = 1000;
const RESULT_MS = 1500;

export interface DigitSpanAnswer {
  readonly direction: Direction;
  readonly difficulty: Difficulty;
  /** The digits as they were shown. */
  readonly sequence: readonly number[];
  /** The number of digits shown. */
  readonly length: number;
  readonly entered: readonly number[];
  /** Whether exactly the shown digits were entered: in the same order when forward, in reverse order when backward. */
  readonly correct: boolean;
  /** The time from the end of the last digit to the press of Submit, in milliseconds. */
  readonly timeMs: number;
  /** When the answer was submitted, in milliseconds on the run's clock. */
  readonly atMs: number;
}

export interface DigitSpanRun {
  readonly mode: Mode | 'practice';
  readonly seed: number;
  readonly difficulty: Difficulty;
  readonly direction: Direction;
  /** In `ready`, the run waits for the person to start: first at its beginning, and then before its backward half. */
  readonly phase:
    | 'ready'
    | 'waiting'
    | 'showing'
    | 'entering'
    | 'result'
    | 'paused'
    | 'done'
    | 'stopped';
  readonly sequence: readonly number[];
  /** The index, from 0, of the digit on screen; valid only in the phase `showing`. */
  readonly shown: number;
  /** When the current phase began; in `showing`, the onset of the first digit. */
  readonly fromMs: number;
  /** When the next change is due; null while the run waits for the person. */
  readonly dueAtMs: number | null;
  /** The number of sequences drawn, including discarded ones. */
  readonly drawn: number;
  /** The number of sequences that were discarded and replaced because the screen skipped a digit. */
  readonly spoilt: number;
  readonly answers: readonly DigitSpanAnswer[];
}

export type DigitSpanEvent =
  | FrameEvent
  | ControlEvent
  | { readonly type: 'submit'; readonly text: string; readonly atMs: number }
  | { readonly type: 'difficulty'; readonly difficulty: Difficulty; readonly atMs: number };

/** Maximum number of digits that are read from a typed answer. Nobody remembers that many digits. */
const LONGEST_ENTRY = 60;

/** The event of a press on Submit, with the digits of the typed text. */
export const submitEvent = (typed: string, at: number): DigitSpanEvent => ({
  type: 'submit',
  text: digitsIn(typed).slice(0, LONGEST_ENTRY).join(''),
  atMs: at,
});

/** A run that has not started. */
export const newDigitSpanRun = (
  mode: Mode | 'practice',
  seed: number,
  difficulty: Difficulty,
): DigitSpanRun => ({
  mode,
  seed,
  difficulty,
  direction: 'forward',
  phase: 'ready',
  sequence: [],
  shown: 0,
  fromMs: 0,
  dueAtMs: null,
  drawn: 0,
  spoilt: 0,
  answers: [],
});

/** The digit on screen; null when there is none. */
export const digitOn = (run: DigitSpanRun): number | null =>
  run.phase === 'showing' ? (run.sequence[run.shown] ?? null) : null;

const nextLengthOf = (run: DigitSpanRun): number | null => {
  const answers = run.answers.filter(({ direction }) => direction === run.direction);
  return lengthAfter(run.mode, run.difficulty, run.direction, answers);
};

/** Shows the first digit of a new sequence, or moves on to the backward half or the end. */
const begin = (run: DigitSpanRun, atMs: number): DigitSpanRun => {
  const length = nextLengthOf(run);
  if (length !== null) {
    const kind = run.mode === 'quick' ? 'quick' : 'full';
    const sequence = digitsFor(kind, run.seed, run.drawn, length);
    const now = { phase: 'showing', shown: 0, fromMs: atMs, dueAtMs: atMs + DIGIT_MS } as const;
    return { ...run, ...now, sequence, drawn: run.drawn + 1 };
  }
  const over = { ...run, sequence: [], fromMs: atMs, dueAtMs: null };
  return run.direction === 'forward'
    ? { ...over, direction: 'backward', phase: 'ready' }
    : { ...over, phase: 'done' };
};

const waiting = (run: DigitSpanRun, atMs: number, waitMs: number): DigitSpanRun => ({
  ...run,
  phase: 'waiting',
  sequence: [],
  fromMs: atMs,
  dueAtMs: atMs + waitMs,
});

/** Shows the digit that is due. If no frame showed the digit before it, the sequence is discarded. */
const show = (run: DigitSpanRun, event: FrameEvent): DigitSpanRun => {
  const turn = Math.floor((event.atMs + event.frameMs / 2 - run.fromMs) / DIGIT_MS);
  const isLast = run.shown === run.sequence.length - 1;
  if (turn > run.shown + 1 && !isLast) {
    return { ...waiting(run, event.atMs, RESUME_MS), spoilt: run.spoilt + 1 };
  }
  if (turn < run.sequence.length) {
    return { ...run, shown: turn, dueAtMs: run.fromMs + (turn + 1) * DIGIT_MS };
  }
  return { ...run, phase: 'entering', fromMs: event.atMs, dueAtMs: null };
};

const frame = (run: DigitSpanRun, event: FrameEvent): DigitSpanRun => {
  if (run.dueAtMs === null || !isDue(event, run.dueAtMs)) return run;
  return run.phase === 'showing' ? show(run, event) : begin(run, event.atMs);
};

const isRight = ({ direction, sequence }: DigitSpanRun, entered: readonly number[]): boolean => {
  const expected = direction === 'forward' ? sequence : sequence.toReversed();
  return entered.length === expected.length && entered.every((one, at) => one === expected[at]);
};

const submit = (run: DigitSpanRun, text: string, atMs: number): DigitSpanRun => {
  if (run.phase !== 'entering' || atMs < run.fromMs) return run;
  const entered = digitsIn(text);
  const { direction, difficulty, sequence } = run;
  const answer: DigitSpanAnswer = {
    direction,
    difficulty,
    sequence,
    length: sequence.length,
    entered,
    correct: isRight(run, entered),
    timeMs: elapsedMs(run.fromMs, atMs),
    atMs,
  };
  const answers = [...run.answers, answer];
  return { ...run, phase: 'result', fromMs: atMs, dueAtMs: atMs + RESULT_MS, answers };
};

const control = (run: DigitSpanRun, { type, atMs }: ControlEvent): DigitSpanRun => {
  if (type === 'stop') return { ...run, phase: 'stopped', dueAtMs: null };
  if (type === 'pause') {
    const idle = run.phase === 'ready' || run.phase === 'paused';
    return idle ? run : { ...run, phase: 'paused', sequence: [], fromMs: atMs, dueAtMs: null };
  }
  if (run.phase !== (type === 'start' ? 'ready' : 'paused')) return run;
  return waiting(run, atMs, type === 'start' ? 0 : RESUME_MS);
};

/**
 * Changes the difficulty of a Quick run, which then shows a new sequence. A Full run ignores the change, because its
 * lengths follow the series.
 */
const change = (run: DigitSpanRun, difficulty: Difficulty, atMs: number): DigitSpanRun => {
  if (run.mode !== 'quick' || run.difficulty === difficulty) return run;
  const changed = { ...run, difficulty };
  return run.phase === 'ready' || run.phase === 'paused' ? changed : waiting(changed, atMs, 0);
};

/**
 * The run after an event. An event that changes nothing returns the same object and need not be recorded; replaying the
 * recorded events gives the same run. A pause discards the sequence, which is replaced by a new sequence of the same
 * length.
 */
export const stepDigitSpan = (run: DigitSpanRun, event: DigitSpanEvent): DigitSpanRun => {
  if (run.phase === 'done' || run.phase === 'stopped' || !Number.isFinite(event.atMs)) return run;
  if (event.type === 'frame') return frame(run, event);
  if (event.type === 'submit') return submit(run, event.text, event.atMs);
  return event.type === 'difficulty'
    ? change(run, event.difficulty, event.atMs)
    : control(run, event);
};
