import * as z from 'zod/mini';
import { prepareSound } from '#client/platform/audio.ts';
import type { DeviceValue } from '#client/sync/device-value.ts';
import { pauseCountdown, resumeCountdown, startCountdown } from '#domain/shared/time/countdown.ts';
import type { Timed } from '#domain/shared/time/cues.ts';

/** A kept countdown with the last cue that was given, as the parts of a check with zod. */
export const timedFields = {
  countdown: z.object({
    startedAtMs: z.number(),
    durationMs: z.number().check(z.positive()),
    pausedAtMs: z.nullable(z.number()),
    pausedTotalMs: z.number(),
  }),
  told: z.nullable(z.enum(['heads-up', 'end'])),
};

/** A countdown that begins now, of which nothing was told. Call it in a press: cues need it to sound. */
export const startTimed = (durationMs: number): Timed => {
  prepareSound();
  return { countdown: startCountdown(durationMs, Date.now()), told: null };
};

const change = <T extends Timed>(record: DeviceValue<T>, how: typeof pauseCountdown): void => {
  const kept = record.get();
  if (kept !== null) record.set({ ...kept, countdown: how(kept.countdown, Date.now()) });
};

/** Holds the countdown that is kept, if any. */
export const pauseTimed = <T extends Timed>(record: DeviceValue<T>): void =>
  change(record, pauseCountdown);

/** Lets it go on. Call it in a press, as `startTimed`. */
export const resumeTimed = <T extends Timed>(record: DeviceValue<T>): void => {
  prepareSound();
  change(record, resumeCountdown);
};
