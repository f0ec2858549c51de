import {
  type ControlEvent,
  elapsedMs,
  type FrameEvent,
  isDue,
  RESUME_MS,
} from '#domain/attention/instants.ts';
import type { Mode } from '#domain/attention/recording.ts';
import {
  fullStimuli,
  practiceStimuli,
  quickStimulus,
  type StroopColor,
  type StroopStimulus,
} from './stimuli.ts';

/** How long "Correct" or "Incorrect" is shown, in milliseconds. */
const FEEDBACK_MS = 800;

export interface StroopAnswer extends StroopStimulus {
  readonly selected: StroopColor;
  readonly correct: boolean;
  /** The time from the onset of the word to the answer, in milliseconds. */
  readonly timeMs: number;
  /** When the answer was given, in milliseconds on the run's clock. */
  readonly atMs: number;
  /** Whether the word was shown a second time, after a pause. */
  readonly again: boolean;
}

export interface StroopRun {
  readonly mode: Mode | 'practice';
  readonly seed: number;
  /** All trials of a Full or practice run; null for a Quick run, whose words are drawn one by one. */
  readonly stimuli: readonly StroopStimulus[] | null;
  readonly phase: 'ready' | 'waiting' | 'trial' | 'feedback' | 'paused' | 'done' | 'stopped';
  /** When the current phase began; in `trial`, the onset of the word. */
  readonly fromMs: number;
  /** When the next change is due; null while the run waits for the person. */
  readonly dueAtMs: number | null;
  readonly again: boolean;
  /** All answers of the run; the feedback is about the last one. */
  readonly answers: readonly StroopAnswer[];
}

export type StroopEvent =
  | FrameEvent
  | ControlEvent
  | { readonly type: 'answer'; readonly color: StroopColor; readonly atMs: number };

const stimuliOf = (mode: Mode | 'practice', seed: number): readonly StroopStimulus[] | null => {
  if (mode === 'quick') return null;
  return mode === 'full' ? fullStimuli(seed) : practiceStimuli(seed);
};

/** A run that has not started. */
export const newStroopRun = (mode: Mode | 'practice', seed: number): StroopRun => ({
  mode,
  seed,
  stimuli: stimuliOf(mode, seed),
  phase: 'ready',
  fromMs: 0,
  dueAtMs: null,
  again: false,
  answers: [],
});

/** The stimulus of the current or next trial; undefined after the last. */
const nextStimulus = (run: StroopRun): StroopStimulus | undefined =>
  run.stimuli === null
    ? quickStimulus(run.seed, run.answers.length)
    : run.stimuli[run.answers.length];

/** The word on screen; null between trials. */
export const stimulusOn = (run: StroopRun): StroopStimulus | null =>
  run.phase === 'trial' ? (nextStimulus(run) ?? null) : null;

const frame = (run: StroopRun, event: FrameEvent): StroopRun => {
  if (run.dueAtMs === null || !isDue(event, run.dueAtMs)) return run;
  const phase = nextStimulus(run) === undefined ? 'done' : 'trial';
  return { ...run, phase, fromMs: event.atMs, dueAtMs: null };
};

const answer = (run: StroopRun, selected: StroopColor, atMs: number): StroopRun => {
  const stimulus = stimulusOn(run);
  // A press made before the onset is ignored, even if its event is handled after the onset.
  if (stimulus === null || atMs < run.fromMs) return run;
  const { word, ink } = stimulus;
  const timeMs = elapsedMs(run.fromMs, atMs);
  const given = { word, ink, selected, correct: selected === ink, timeMs, atMs, again: run.again };
  return {
    ...run,
    phase: 'feedback',
    fromMs: atMs,
    dueAtMs: atMs + FEEDBACK_MS,
    again: false,
    answers: [...run.answers, given],
  };
};

const hasEnded = ({ phase }: StroopRun): boolean => phase === 'done' || phase === 'stopped';

const control = (run: StroopRun, { type, atMs }: ControlEvent): StroopRun => {
  if (type === 'stop') return { ...run, phase: 'stopped', dueAtMs: null };
  if (type === 'pause') {
    if (run.phase === 'ready' || run.phase === 'paused') return run;
    const again = run.again || run.phase === 'trial';
    return { ...run, phase: 'paused', fromMs: atMs, dueAtMs: null, again };
  }
  if (run.phase !== (type === 'start' ? 'ready' : 'paused')) return run;
  const dueAtMs = type === 'start' ? atMs : atMs + RESUME_MS;
  return { ...run, phase: 'waiting', fromMs: atMs, dueAtMs };
};

/**
 * The run after an event. An event that changes nothing returns the same object and need not be
 * recorded; replaying the recorded events gives the same run.
 */
export const stepStroop = (run: StroopRun, event: StroopEvent): StroopRun => {
  if (hasEnded(run) || !Number.isFinite(event.atMs)) return run;
  if (event.type === 'frame') return frame(run, event);
  return event.type === 'answer' ? answer(run, event.color, event.atMs) : control(run, event);
};
