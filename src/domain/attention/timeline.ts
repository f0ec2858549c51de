import type { PressInput } from './recording.ts';

/** No trial: before the first, between two, or after the last. */
export const NO_TRIAL = -1;

/** When trials come: at `startMs`, one interval later, and so on, whatever the screen does. */
export interface Schedule {
  /** The instant of the first onset on the page's clock, in milliseconds. */
  readonly startMs: number;
  /** From one onset to the next. */
  readonly intervalMs: number;
  /** How long each stimulus stays; at most the interval. After it the screen is blank. */
  readonly shownMs: number;
  readonly trials: number;
  /** The time from one frame of this screen to the next, measured before the run. */
  readonly frameMs: number;
}

/**
 * The trial that a frame shows: floor((frame − t0 + half a frame) ÷ interval). It depends on that
 * frame alone, so a late one shortens its own trial and never moves a later one. Below 0 before the start.
 */
export const trialAt = (
  frameStampMs: number,
  startMs: number,
  frameMs: number,
  intervalMs: number,
): number => Math.floor((frameStampMs - startMs + frameMs / 2) / intervalMs);

/**
 * When what a frame draws comes up: the frame's stamp, moved on by the whole frames that had passed
 * by the time (`nowMs`) its work ran.
 */
export const onsetOf = (frameStampMs: number, nowMs: number, frameMs: number): number =>
  frameStampMs + Math.max(0, Math.floor((nowMs - frameStampMs) / frameMs)) * frameMs;

/** A press with its event's own time stamp on the page's clock. */
export interface TrialPress {
  readonly atMs: number;
  readonly input: PressInput;
  /** Whether a key that is held down sent it again; such presses are ignored. */
  readonly isRepeat: boolean;
}

/** A press with the stimulus that was on screen at its instant. */
export interface TrialAnswer {
  readonly trial: number;
  readonly atMs: number;
  readonly reactionMs: number;
  readonly input: PressInput;
}

/** One stretch of trials as it happens. A frame costs it no memory. */
export interface Timeline {
  /** Takes in a frame; returns the trial to show on it, or `NO_TRIAL` for a blank screen. */
  readonly frame: (stampMs: number, nowMs: number) => number;
  /** Whether a frame of this stamp lies behind the last trial. */
  readonly isOver: (stampMs: number) => boolean;
  readonly press: (press: TrialPress) => void;
  /**
   * The next press whose stimulus is certain, which it is from the frame after it on; null when
   * there is none. Presses before the first onset belong to nothing and are left out.
   */
  readonly takeAnswer: () => TrialAnswer | null;
  /** Makes every press certain: no frame will follow. */
  readonly finish: () => void;
  /** The trial that was on screen, or last on screen, at an instant; `NO_TRIAL` before the first. */
  readonly trialOnScreenAt: (instantMs: number) => number;
  /** When a trial came up on the page's clock; null when it was never shown. */
  readonly onsetMs: (trial: number) => number | null;
}

/** Starts one stretch of trials. */
export const createTimeline = (schedule: Schedule): Timeline => {
  const { startMs, intervalMs, shownMs, trials, frameMs } = schedule;
  const onsets = new Float64Array(trials).fill(Number.NaN);
  const waiting: TrialPress[] = [];
  let lastShown = NO_TRIAL;
  let lastOnsetMs = Number.NEGATIVE_INFINITY;
  let certainBeforeMs = Number.NEGATIVE_INFINITY;

  const trialOnScreenAt = (instantMs: number): number => {
    let trial = lastShown;
    // Trials that never came up hold NaN, which no instant reaches.
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
