import { currentMs } from '#client/platform/after.ts';
import { prepareSound } from '#client/platform/audio.ts';
import { deviceValue } from '#client/sync/device-value.ts';
import { cueBetween } from '#domain/pomodoro/cues.ts';
import { readPomodoro } from '#domain/pomodoro/stored.ts';
import {
  newPomodoro,
  type Phase,
  type Pomodoro,
  pausePomodoro,
  pomodoroAt,
  resetPomodoro,
  setPomodoroMinutes,
  startPomodoro,
} from '#domain/pomodoro/timer.ts';
import { isNumber, nullable, oneOf, shaped } from '#domain/shared/guards.ts';
import { CUES, type Cue } from '#domain/shared/time/cues.ts';

/** The timer at the last cue or press, the last cue that was given, and the timer to restore on undo. */
export interface PomodoroState {
  readonly timer: Pomodoro;
  readonly told: { readonly cue: Cue; readonly atMs: number } | null;
  /** The timer before the last reset; null if there was no reset, or if the timer was used after it. */
  readonly before: Pomodoro | null;
}

const wasTold = nullable(shaped({ cue: oneOf(CUES), atMs: isNumber }));

/** The person's Pomodoro timer, shared by all tabs; null until first used. */
export const pomodoro = deviceValue<PomodoroState>('pomodoro', (kept) => {
  const { timer: stored, told, before } = Object(kept);
  const timer = readPomodoro(stored);
  return timer === null || !wasTold(told) ? null : { timer, told, before: readPomodoro(before) };
});

/** The timer before its first use. */
export const FRESH: PomodoroState = { timer: newPomodoro(), told: null, before: null };

/** Whether the timer is stopped at the start of a focus phase. If so, there is nothing to reset. */
export const isFresh = ({ phase, endsAtMs, leftMs, phaseMs }: Pomodoro): boolean =>
  phase === 'focus' && endsAtMs === null && leftMs === phaseMs;

const change = (
  how: (timer: Pomodoro, nowMs: number) => Pomodoro,
  before: Pomodoro | null = null,
): void => {
  const { timer, told } = pomodoro.get() ?? FRESH;
  const nowMs = currentMs();
  // A press must not drop a cue that is due at the same time.
  const cue = cueBetween(timer, pomodoroAt(timer, nowMs));
  pomodoro.set({
    timer: how(timer, nowMs),
    told: cue === null ? told : { cue, atMs: nowMs },
    before,
  });
};

/**
 * Starts or resumes the timer. Must be called in a press handler, which browsers require for sound.
 */
export const start = (): void => {
  prepareSound();
  change(startPomodoro);
};

/**
 * Starts or resumes focus time and skips a paused break. Must be called in a press handler, which
 * browsers require for sound.
 */
export const startFocus = (): void => {
  prepareSound();
  change((timer, nowMs) => {
    const now = pomodoroAt(timer, nowMs);
    const isBreakHeld = now.phase === 'break' && now.endsAtMs === null;
    return startPomodoro(isBreakHeld ? resetPomodoro(now, nowMs) : now, nowMs);
  });
};

export const pause = (): void => change(pausePomodoro);

/**
 * Stops the timer at the start of a focus phase without resetting the count. This can be undone until the timer is used
 * again.
 */
export const reset = (): void => {
  const now = pomodoroAt((pomodoro.get() ?? FRESH).timer, currentMs());
  change(resetPomodoro, isFresh(now) ? null : now);
  const kept = pomodoro.get();
  if (kept !== null) pomodoro.set({ ...kept, told: null });
};

/**
 * Undoes a reset: restores the phase and the time left, and resumes the timer if it was running. Lengths that were set
 * after the reset stay. Does nothing if there was no reset.
 */
export const undoReset = (): void => {
  const before = pomodoro.get()?.before ?? null;
  if (before === null) return;
  prepareSound();
  const { phase, phaseMs, leftMs, endsAtMs } = before;
  change((timer, nowMs) => ({
    ...timer,
    phase,
    phaseMs,
    leftMs,
    endsAtMs: endsAtMs === null ? null : nowMs + leftMs,
  }));
};

/** Sets the length of a phase, which applies from the next start of the phase. Minutes out of range are ignored. */
export const setMinutes = (phase: Phase, minutes: number): void =>
  change(
    (timer, nowMs) => setPomodoroMinutes(timer, phase, minutes, nowMs),
    pomodoro.get()?.before ?? null,
  );

/** Stores the timer in its current state. */
export const storeNow = (): void => change(pomodoroAt);
