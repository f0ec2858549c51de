import * as z from 'zod/mini';
import { getComfort } from '#client/lib/comfort/comfort.ts';
import { canVibrate } from '#client/platform/device/vibration.ts';
import { deviceValue, useDeviceValue } from '#client/sync/device-value.ts';

const look = z.object({
  /** Whether the time is drawn as a disc that empties. */
  disc: z.boolean(),
  /** Whether a drawn figure works beside the person. */
  companion: z.boolean(),
  /** Whether cues are felt too, where the device can vibrate. */
  vibration: z.boolean(),
});

/** How the player looks and feels on this device. */
export type PlayerLook = z.output<typeof look>;

const DEFAULT: PlayerLook = { disc: true, companion: false, vibration: true };

const kept = deviceValue<PlayerLook>(
  'player-look',
  (given) => z.safeParse(look, given).data ?? null,
);

/** Changes how the player looks and feels on this device. */
export const setLook = (change: Partial<PlayerLook>): void =>
  kept.set({ ...(kept.get() ?? DEFAULT), ...change });

/** How the player looks and feels on this device, as React state. */
export const useLook = (): PlayerLook => useDeviceValue(kept) ?? DEFAULT;

/** Whether cues are felt: where the device can, the person has not turned it off, and wants no fewer stimuli. */
export const isVibrationWanted = (): boolean =>
  canVibrate() && !getComfort().reducedStimulation && (kept.get() ?? DEFAULT).vibration;
