import * as z from 'zod/mini';
import { deviceRecord } from '#client/lib/device-record.ts';
import { prepareSound } from '#client/platform/audio.ts';
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
import type { Cue } from '#domain/shared/cues.ts';

/** The timer as of the last cue or press, and the cue that was given last. */
export interface PomodoroState {
  readonly timer: Pomodoro;
  readonly told: { readonly cue: Cue; readonly atMs: number } | null;
}

const stored = z.object({
  timer: storedPomodoro,
  told: z.nullable(z.object({ cue: z.enum(['heads-up', 'end']), atMs: z.number() })),
});

/** The person's Pomodoro timer, the same in all tabs; null until it is first used. */
export const pomodoro = deviceRecord<PomodoroState>('pomodoro', (kept) => {
  const read = z.safeParse(stored, kept);
  return read.success ? read.data : null;
});

/** The timer before anything was pressed. */
export const FRESH: PomodoroState = { timer: newPomodoro(), told: null };

const change = (how: (timer: Pomodoro, nowMs: number) => Pomodoro): void => {
  const kept = pomodoro.get() ?? FRESH;
  pomodoro.set({ ...kept, timer: how(kept.timer, Date.now()) });
};

/** Starts the timer, or lets it go on. Call it in a press: cues need it to sound. */
export const start = (): void => {
  prepareSound();
  change(startPomodoro);
};

/** Holds the timer. */
export const pause = (): void => change(pausePomodoro);

/** Stops it at the beginning of a focus phase; the count stays. */
export const reset = (): void => {
  change(resetPomodoro);
  const kept = pomodoro.get();
  if (kept !== null) pomodoro.set({ ...kept, told: null });
};

/** Sets the length of a phase from its next beginning on. Minutes out of range change nothing. */
export const setMinutes = (phase: Phase, minutes: number): void =>
  change((timer, nowMs) => setPomodoroMinutes(timer, phase, minutes, nowMs));

/** Keeps the timer as it is at this instant. */
export const settle = (): void => change(pomodoroAt);
