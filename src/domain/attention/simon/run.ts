import {
  type ControlEvent,
  elapsedMs,
  type FrameEvent,
  isDue,
  RESUME_MS,
} from '#domain/attention/instants.ts';
import type { Difficulty, Mode } from '#domain/attention/recording.ts';
import {
  FULL_DISPLAY_MS,
  fullColors,
  GAP_MS,
  QUICK_DISPLAY_MS,
  quickColor,
  type SimonColor,
} from './colors.ts';
import { lengthAfter } from './lengths.ts';

/** The delay between a right repeat and the next, longer playback, in milliseconds. */
const EXTEND_MS = 1000;
/**
 * How long "Incorrect" is shown before the sequence and level are reset, and how long the restart is then delayed, in
 * milliseconds.
 */
const INCORRECT_MS = 1500;
const RESTART_MS = 1000;

export interface SimonAnswer {
  readonly difficulty: Difficulty;
  readonly sequence: readonly SimonColor[];
  /** The colors pressed, up to and including the first wrong one. */
  readonly entered: readonly SimonColor[];
  readonly correct: boolean;
  /** The number of colors in the sequence. */
  readonly length: number;
  /** The time from the end of the last color to the last press, in milliseconds. */
  readonly timeMs: number;
  /** When the last color was pressed, in milliseconds on the run's clock. */
  readonly atMs: number;
}

export interface SimonRun {
  readonly mode: Mode | 'practice';
  readonly seed: number;
  readonly difficulty: Difficulty;
  /** Colors can be pressed only in `input`; `reset` is the delay between a reset and the restart. */
  readonly phase:
    | 'ready'
    | 'waiting'
    | 'playback'
    | 'input'
    | 'correct'
    | 'incorrect'
    | 'reset'
    | 'paused'
    | 'done'
    | 'stopped';
  readonly sequence: readonly SimonColor[];
  /** The length of the sequence to repeat, at least 1; in a Quick run it increases after each right repeat. */
  readonly level: number;
  /** The position in the playback: 2k shows color k, 2k + 1 is the gap after it. */
  readonly step: number;
  readonly entered: readonly SimonColor[];
  /** When the current phase began; in `playback`, the onset of the first color. */
  readonly fromMs: number;
  /** When the next change is due; null while the run waits for the person. */
  readonly dueAtMs: number | null;
  /** The number of Quick games begun, or of sequences drawn in a Full run. */
  readonly drawn: number;
  /** The number of playbacks discarded because the screen skipped a color or a gap. */
  readonly spoilt: number;
  readonly answers: readonly SimonAnswer[];
}

export type SimonEvent =
  | FrameEvent
  | ControlEvent
  | { readonly type: 'press'; readonly color: SimonColor; readonly atMs: number }
  | { readonly type: 'difficulty'; readonly difficulty: Difficulty; readonly atMs: number };

/** A run that has not started. */
export const newSimonRun = (
  mode: Mode | 'practice',
  seed: number,
  difficulty: Difficulty,
): SimonRun => ({
  mode,
  seed,
  difficulty,
  phase: 'ready',
  sequence: [],
  level: lengthAfter(mode, []) ?? 1,
  step: 0,
  entered: [],
  fromMs: 0,
  dueAtMs: null,
  drawn: 0,
  spoilt: 0,
  answers: [],
});

/** The color that the playback shows; null when it shows none. */
export const colorOn = (run: SimonRun): SimonColor | null =>
  run.phase === 'playback' && run.step % 2 === 0 ? (run.sequence[run.step / 2] ?? null) : null;

const displayMs = ({ mode, difficulty }: SimonRun): number =>
  mode === 'quick' ? QUICK_DISPLAY_MS[difficulty] : FULL_DISPLAY_MS;

const wait = (run: SimonRun, atMs: number, waitMs: number): SimonRun => ({
  ...run,
  phase: 'waiting',
  fromMs: atMs,
  dueAtMs: atMs + waitMs,
});

/**
 * The sequence to play. In a Quick run it is the game's sequence up to the level; in a Full run it is a new sequence of
 * that length.
 */
const sequenceOf = (run: SimonRun): readonly SimonColor[] =>
  run.mode === 'quick'
    ? Array.from({ length: run.level }, (_, at) => quickColor(run.seed, run.drawn, at))
    : fullColors(run.seed, run.drawn, run.level);

const playBack = (run: SimonRun, atMs: number): SimonRun => ({
  ...run,
  phase: 'playback',
  sequence: sequenceOf(run),
  step: 0,
  entered: [],
  fromMs: atMs,
  dueAtMs: atMs + displayMs(run),
  drawn: run.mode === 'quick' ? run.drawn : run.drawn + 1,
});

/** When a position of the playback begins, in milliseconds after the onset of the first color. */
const stepMs = (run: SimonRun, step: number): number =>
  Math.floor(step / 2) * (displayMs(run) + GAP_MS) + (step % 2) * displayMs(run);

const play = (run: SimonRun, event: FrameEvent): SimonRun => {
  const next = run.step + 1;
  if (next === 2 * run.sequence.length - 1) {
    return { ...run, phase: 'input', step: next, fromMs: event.atMs, dueAtMs: null };
  }
  const dueAtMs = run.fromMs + stepMs(run, next + 1);
  // If the step after the next is due already, no frame showed the next color or gap, so the person could not see it.
  if (isDue(event, dueAtMs)) {
    return { ...wait(run, event.atMs, RESUME_MS), spoilt: run.spoilt + 1 };
  }
  return { ...run, step: next, dueAtMs };
};

const begin = (run: SimonRun, atMs: number): SimonRun => {
  const level = run.mode === 'quick' ? run.level : lengthAfter(run.mode, run.answers);
  return level === null
    ? { ...run, phase: 'done', sequence: [], entered: [], fromMs: atMs, dueAtMs: null }
    : playBack({ ...run, level }, atMs);
};

/** A new Quick game: an empty sequence and level 1. */
const reset = (run: SimonRun, atMs: number, waitMs: number): SimonRun => ({
  ...wait(run, atMs, waitMs),
  phase: 'reset',
  sequence: [],
  entered: [],
  level: 1,
  drawn: run.drawn + 1,
});

const frame = (run: SimonRun, event: FrameEvent): SimonRun => {
  if (run.dueAtMs === null || !isDue(event, run.dueAtMs)) return run;
  if (run.phase === 'playback') return play(run, event);
  return run.phase === 'incorrect' && run.mode === 'quick'
    ? reset(run, event.atMs, RESTART_MS)
    : begin(run, event.atMs);
};

const press = (run: SimonRun, color: SimonColor, atMs: number): SimonRun => {
  if (run.phase !== 'input' || atMs < run.fromMs) return run;
  const entered = [...run.entered, color];
  const { difficulty, sequence } = run;
  const correct = color === sequence[entered.length - 1];
  if (correct && entered.length < sequence.length) return { ...run, entered };
  const timeMs = elapsedMs(run.fromMs, atMs);
  const answer = { difficulty, sequence, entered, correct, length: sequence.length, timeMs, atMs };
  return {
    ...run,
    phase: correct ? 'correct' : 'incorrect',
    entered,
    // The next sequence of a Full run may have the same length, so the length is decided only when that sequence
    // begins.
    level: correct && run.mode === 'quick' ? run.level + 1 : run.level,
    fromMs: atMs,
    dueAtMs: atMs + (correct ? EXTEND_MS : INCORRECT_MS),
    answers: [...run.answers, answer],
  };
};

const isIdle = ({ phase }: SimonRun): boolean => phase === 'ready' || phase === 'paused';

const control = (run: SimonRun, { type, atMs }: ControlEvent): SimonRun => {
  if (type === 'stop') return { ...run, phase: 'stopped', dueAtMs: null };
  if (type === 'pause') {
    if (isIdle(run)) return run;
    const left = run.phase === 'incorrect' && run.mode === 'quick' ? reset(run, atMs, 0) : run;
    return { ...left, phase: 'paused', entered: [], fromMs: atMs, dueAtMs: null };
  }
  if (run.phase !== (type === 'start' ? 'ready' : 'paused')) return run;
  return wait(run, atMs, type === 'start' ? 0 : RESUME_MS);
};

/**
 * A new difficulty starts a new Quick game. A Full run ignores the new difficulty, because the pace of a Full run is
 * fixed.
 */
const change = (run: SimonRun, difficulty: Difficulty, atMs: number): SimonRun => {
  if (run.mode !== 'quick' || run.difficulty === difficulty) return run;
  const changed = reset({ ...run, difficulty }, atMs, RESTART_MS);
  return isIdle(run) ? { ...changed, phase: run.phase, dueAtMs: null } : changed;
};

/**
 * The run after an event. An event that changes nothing returns the same object and need not be
 * recorded; replaying the recorded events gives the same run. After a pause a Quick sequence plays
 * again from its beginning, and a Full run draws another sequence of the same length.
 */
export const stepSimon = (run: SimonRun, event: SimonEvent): SimonRun => {
  if (run.phase === 'done' || run.phase === 'stopped' || !Number.isFinite(event.atMs)) return run;
  if (event.type === 'frame') return frame(run, event);
  if (event.type === 'press') return press(run, event.color, event.atMs);
  return event.type === 'difficulty'
    ? change(run, event.difficulty, event.atMs)
    : control(run, event);
};
