import * as z from 'zod/mini';
import { getComfort } from '#client/lib/comfort/comfort.ts';
import { canVibrate } from '#client/platform/device/vibration.ts';
import { deviceValue, useDeviceValue } from '#client/sync/device-value.ts';

const look = z.object({
  /** Whether the time is drawn as a disc that empties. */
  disc: z.boolean(),
  /** Whether a drawn companion works along with the person. */
  companion: z.boolean(),
  /** Whether cues also vibrate, if the device can. */
  vibration: z.boolean(),
});

/** The look and feel of the player on this device. */
export type PlayerLook = z.output<typeof look>;

const DEFAULT: PlayerLook = { disc: true, companion: false, vibration: true };

const kept = deviceValue<PlayerLook>(
  'player-look',
  (given) => z.safeParse(look, given).data ?? null,
);

/** Changes the look and feel of the player on this device. */
export const setLook = (change: Partial<PlayerLook>): void =>
  kept.set({ ...(kept.get() ?? DEFAULT), ...change });

/** The look and feel of the player on this device, as React state. */
export const useLook = (): PlayerLook => useDeviceValue(kept) ?? DEFAULT;

/** Whether cues vibrate: the device can, the person has not turned it off, and stimulation is not reduced. */
export const isVibrationWanted = (): boolean =>
  canVibrate() && !getComfort().reducedStimulation && (kept.get() ?? DEFAULT).vibration;
