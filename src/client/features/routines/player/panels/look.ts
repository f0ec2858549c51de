import { getComfort } from '#client/lib/comfort/comfort.ts';
import { canVibrate } from '#client/platform/device/vibration.ts';
import { deviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import { isFlag, readAs, shaped } from '#domain/shared/guards.ts';

/** The look and feel of the player on this device. */
export interface PlayerLook {
  /** Whether the time is shown as a disc that empties. */
  readonly disc: boolean;
  /** Whether a drawn companion works alongside the person. */
  readonly companion: boolean;
  /** Whether cues also vibrate, if the device supports vibration. */
  readonly vibration: boolean;
}

const isLook = shaped({ disc: isFlag, companion: isFlag, vibration: isFlag });

const DEFAULT: PlayerLook = { disc: true, companion: false, vibration: true };

const kept = deviceValue<PlayerLook>('player-look', readAs(isLook));

/** Changes the look and feel of the player on this device. */
export const setLook = (change: Partial<PlayerLook>): void =>
  kept.set({ ...(kept.get() ?? DEFAULT), ...change });

/** The look and feel of the player on this device, as React state. */
export const useLook = (): PlayerLook => useDeviceValue(kept) ?? DEFAULT;

/**
 * Whether cues vibrate. They do if the device can vibrate, the person has not turned vibration off, and stimulation is
 * not reduced.
 */
export const isVibrationWanted = (): boolean =>
  canVibrate() && !getComfort().reducedStimulation && (kept.get() ?? DEFAULT).vibration;
