import { currentMs } from '#client/platform/after.ts';
import { prepareSound } from '#client/platform/audio.ts';
import type { DeviceValue } from '#client/sync/device-value.ts';
import { isNumber, nullable, oneOf, shaped } from '#domain/shared/guards.ts';
import { pauseCountdown, resumeCountdown, startCountdown } from '#domain/shared/time/countdown.ts';
import { CUES, type Timed } from '#domain/shared/time/cues.ts';

const isPositive = (value: unknown): value is number => isNumber(value) && value > 0;

/** The guards of the fields of a stored countdown, including its last cue. */
export const timedFields = {
  countdown: shaped({
    startedAtMs: isNumber,
    durationMs: isPositive,
    pausedAtMs: nullable(isNumber),
    pausedTotalMs: isNumber,
  }),
  told: nullable(oneOf(CUES)),
};

/**
 * A countdown that starts now. Must be called in a press handler, which browsers require for sound.
 */
export const startTimed = (durationMs: number): Timed => {
  prepareSound();
  return { countdown: startCountdown(durationMs, currentMs()), told: null };
};

const change = <T extends Timed>(record: DeviceValue<T>, how: typeof pauseCountdown): void => {
  const kept = record.get();
  if (kept !== null) record.set({ ...kept, countdown: how(kept.countdown, currentMs()) });
};

/** Pauses the stored countdown, if any. */
export const pauseTimed = <T extends Timed>(record: DeviceValue<T>): void =>
  change(record, pauseCountdown);

/** Resumes the countdown. Must be called in a press handler, like `startTimed`. */
export const resumeTimed = <T extends Timed>(record: DeviceValue<T>): void => {
  prepareSound();
  change(record, resumeCountdown);
};
