import * as z from 'zod/mini';
import { currentMs } from '#client/platform/after.ts';
import { prepareSound } from '#client/platform/audio.ts';
import { deviceValue } from '#client/sync/device-value.ts';
import { cueBetween } from '#domain/pomodoro/cues.ts';
import { storedPomodoro } from '#domain/pomodoro/stored.ts';
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
import type { Cue } from '#domain/shared/time/cues.ts';

/** The timer as of the last cue or press, the last cue given, and the timer to restore on undo. */
export interface PomodoroState {
  readonly timer: Pomodoro;
  readonly told: { readonly cue: Cue; readonly atMs: number } | null;
  /** The timer before the last reset; null without a reset, or once the timer was used again. */
  readonly before: Pomodoro | null;
}

const stored = z.object({
  timer: storedPomodoro,
  told: z.nullable(z.object({ cue: z.enum(['heads-up', 'end']), atMs: z.number() })),
  before: z._default(z.nullable(storedPomodoro), null),
});

/** The person's Pomodoro timer, shared by all tabs; null until first used. */
export const pomodoro = deviceValue<PomodoroState>('pomodoro', (kept) => {
  const read = z.safeParse(stored, kept);
  return read.success ? read.data : null;
});

/** The timer before its first use. */
export const FRESH: PomodoroState = { timer: newPomodoro(), told: null, before: null };

/** Whether it is stopped at the start of a focus phase, so that there is nothing to reset. */
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
 * Stops the timer at the start of a focus phase and keeps the count; undoable until the timer is
 * used.
 */
export const reset = (): void => {
  const now = pomodoroAt((pomodoro.get() ?? FRESH).timer, currentMs());
  change(resetPomodoro, isFresh(now) ? null : now);
  const kept = pomodoro.get();
  if (kept !== null) pomodoro.set({ ...kept, told: null });
};

/**
 * Undoes a reset: restores the phase and the time left, running if it ran. Lengths set since then are
 * kept. Does nothing without a reset.
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

/** Sets the length of a phase from its next start on; minutes out of range are ignored. */
export const setMinutes = (phase: Phase, minutes: number): void =>
  change(
    (timer, nowMs) => setPomodoroMinutes(timer, phase, minutes, nowMs),
    pomodoro.get()?.before ?? null,
  );

/** Stores the timer as it is now. */
export const storeNow = (): void => change(pomodoroAt);
