import type { PressInput } from './recording.ts';

/** The trial number that stands for "no trial": before the first trial, between two trials, or after the last trial. */
export const NO_TRIAL = -1;

/** The planned onsets: `startMs`, one interval later, and so on, regardless of the frames that the screen shows. */
export interface Schedule {
  /** The first onset, in milliseconds on the page's clock. */
  readonly startMs: number;
  /** From one onset to the next, in milliseconds. */
  readonly intervalMs: number;
  /** How long each stimulus is shown before the screen goes blank, in milliseconds; at most the interval. */
  readonly shownMs: number;
  readonly trials: number;
  /** The screen's frame interval in milliseconds, measured before the run. */
  readonly frameMs: number;
}

/**
 * The trial that a frame shows: floor((frame − t0 + half a frame) ÷ interval), below 0 before the start. The result
 * depends only on this frame, so a late frame shortens its own trial and causes no drift.
 */
export const trialAt = (
  frameStampMs: number,
  startMs: number,
  frameMs: number,
  intervalMs: number,
): number => Math.floor((frameStampMs - startMs + frameMs / 2) / intervalMs);

/** How long the browser takes to draw a frame after its callback; see docs/science/timing.md. */
const DRAWING_MS = 3.3;

/**
 * The instant at which the content of a frame appears: stamp + floor((now − stamp + 3.3) ÷ frame) × frame. `nowMs` is
 * the time at which the frame's callback ran; a callback that starts less than 3.3 ms before a refresh misses that
 * refresh. All times are in milliseconds.
 */
export const onsetOf = (frameStampMs: number, nowMs: number, frameMs: number): number =>
  frameStampMs + Math.max(0, Math.floor((nowMs - frameStampMs + DRAWING_MS) / frameMs)) * frameMs;

/** A press, timed by its event's own time stamp on the page's clock, in milliseconds. */
export interface TrialPress {
  readonly atMs: number;
  readonly input: PressInput;
  /** Whether the press is a repeat of a held key; such presses are ignored. */
  readonly isRepeat: boolean;
}

/** A press with the stimulus that was on screen at its time. */
export interface TrialAnswer {
  readonly trial: number;
  readonly atMs: number;
  readonly reactionMs: number;
  readonly input: PressInput;
}

/** Tracks one stretch of trials while it runs; recording a frame allocates no memory. */
export interface Timeline {
  /** Records a frame; returns the trial to show in it, or `NO_TRIAL` for a blank screen. */
  readonly frame: (stampMs: number, nowMs: number) => number;
  /** Whether a frame with this time stamp comes after the last trial. */
  readonly isOver: (stampMs: number) => boolean;
  readonly press: (press: TrialPress) => void;
  /**
   * Takes the next press whose stimulus is certain, which requires that a frame came after the press. Null when there
   * is no such press. Presses before the first onset are dropped.
   */
  readonly takeAnswer: () => TrialAnswer | null;
  /** Declares that no frame will follow, so that the remaining presses can be taken. */
  readonly finish: () => void;
  /** The trial that was on screen, or last on screen, at an instant; `NO_TRIAL` before the first. */
  readonly trialOnScreenAt: (instantMs: number) => number;
  /** The onset of a trial, in milliseconds on the page's clock; null when it was never shown. */
  readonly onsetMs: (trial: number) => number | null;
}

/** A timeline for one stretch of trials. */
export const createTimeline = (schedule: Schedule): Timeline => {
  const { startMs, intervalMs, shownMs, trials, frameMs } = schedule;
  const onsets = new Float64Array(trials).fill(Number.NaN);
  const waiting: TrialPress[] = [];
  let lastShown = NO_TRIAL;
  let lastOnsetMs = Number.NEGATIVE_INFINITY;
  let certainBeforeMs = Number.NEGATIVE_INFINITY;

  const trialOnScreenAt = (instantMs: number): number => {
    let trial = lastShown;
    // The onset of a trial that was never shown is NaN, for which every comparison is false.
    while (trial >= 0 && !((onsets[trial] ?? Number.NaN) <= instantMs)) trial -= 1;
    return trial;
  };

  const frame = (stampMs: number, nowMs: number): number => {
    certainBeforeMs = Math.max(certainBeforeMs, stampMs);
    const trial = trialAt(stampMs, startMs, frameMs, intervalMs);
    if (trial < 0 || trial >= trials || trial < lastShown) return NO_TRIAL;
    const intoTrialMs = stampMs - startMs + frameMs / 2 - trial * intervalMs;
    if (shownMs < intervalMs && intoTrialMs >= shownMs) return NO_TRIAL;
    if (trial > lastShown) {
      lastShown = trial;
      lastOnsetMs = Math.max(lastOnsetMs, onsetOf(stampMs, nowMs, frameMs));
      onsets[trial] = lastOnsetMs;
    }
    return trial;
  };

  const takeAnswer = (): TrialAnswer | null => {
    const next = waiting[0];
    if (next === undefined || next.atMs >= certainBeforeMs) return null;
    waiting.shift();
    const trial = trialOnScreenAt(next.atMs);
    const onset = onsets[trial];
    if (onset === undefined) return takeAnswer();
    return { trial, atMs: next.atMs, reactionMs: next.atMs - onset, input: next.input };
  };

  return {
    frame,
    takeAnswer,
    trialOnScreenAt,
    isOver: (stampMs) => trialAt(stampMs, startMs, frameMs, intervalMs) >= trials,
    press: (press) => {
      if (!press.isRepeat) waiting.push(press);
    },
    finish: () => {
      certainBeforeMs = Number.POSITIVE_INFINITY;
    },
    onsetMs: (trial) => {
      const onset = onsets[trial];
      return onset === undefined || Number.isNaN(onset) ? null : onset;
    },
  };
};
