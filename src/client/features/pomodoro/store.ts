import * as z from 'zod/mini';
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

/** The timer as of the last cue or press, the cue that was given last, and what a reset can be undone to. */
export interface PomodoroState {
  readonly timer: Pomodoro;
  readonly told: { readonly cue: Cue; readonly atMs: number } | null;
  /** The timer as it was at the reset; null when nothing was reset, or the timer was used since. */
  readonly before: Pomodoro | null;
}

const stored = z.object({
  timer: storedPomodoro,
  told: z.nullable(z.object({ cue: z.enum(['heads-up', 'end']), atMs: z.number() })),
  before: z._default(z.nullable(storedPomodoro), null),
});

/** The person's Pomodoro timer, the same in all tabs; null until it is first used. */
export const pomodoro = deviceValue<PomodoroState>('pomodoro', (kept) => {
  const read = z.safeParse(stored, kept);
  return read.success ? read.data : null;
});

/** The timer before anything was pressed. */
export const FRESH: PomodoroState = { timer: newPomodoro(), told: null, before: null };

/** Whether it stands still at the beginning of a focus phase: then there is nothing to reset. */
export const isFresh = ({ phase, endsAtMs, leftMs, phaseMs }: Pomodoro): boolean =>
  phase === 'focus' && endsAtMs === null && leftMs === phaseMs;

const change = (
  how: (timer: Pomodoro, nowMs: number) => Pomodoro,
  before: Pomodoro | null = null,
): void => {
  const { timer, told } = pomodoro.get() ?? FRESH;
  const nowMs = Date.now();
  // A press that comes before a cue that is due does not swallow its words.
  const cue = cueBetween(timer, pomodoroAt(timer, nowMs));
  pomodoro.set({
    timer: how(timer, nowMs),
    told: cue === null ? told : { cue, atMs: nowMs },
    before,
  });
};

/** Starts the timer, or lets it go on. Call it in a press: cues need it to sound. */
export const start = (): void => {
  prepareSound();
  change(startPomodoro);
};

/** Starts focus time, or lets it go on; a break that stands still is left out. Call it in a press. */
export const startFocus = (): void => {
  prepareSound();
  change((timer, nowMs) => {
    const now = pomodoroAt(timer, nowMs);
    const isBreakHeld = now.phase === 'break' && now.endsAtMs === null;
    return startPomodoro(isBreakHeld ? resetPomodoro(now, nowMs) : now, nowMs);
  });
};

/** Holds the timer. */
export const pause = (): void => change(pausePomodoro);

/** Stops it at the beginning of a focus phase; the count stays. It can be undone until the timer is used. */
export const reset = (): void => {
  const now = pomodoroAt((pomodoro.get() ?? FRESH).timer, Date.now());
  change(resetPomodoro, isFresh(now) ? null : now);
  const kept = pomodoro.get();
  if (kept !== null) pomodoro.set({ ...kept, told: null });
};

/**
 * Takes a reset back: the phase with the time that was left, running if it ran. Lengths that were set since
 * then stay. Does nothing where there is nothing to take back.
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

/** Sets the length of a phase from its next beginning on. Minutes out of range change nothing. */
export const setMinutes = (phase: Phase, minutes: number): void =>
  change(
    (timer, nowMs) => setPomodoroMinutes(timer, phase, minutes, nowMs),
    pomodoro.get()?.before ?? null,
  );

/** Keeps the timer as it is at this instant. */
export const settle = (): void => change(pomodoroAt);
