import { deviceZone } from '#client/lib/device-zone.ts';
import { linesFor } from '#domain/chat/safety/lines/crisis-lines.ts';
import type { Region } from '#domain/chat/safety/lines/line.ts';
import { regionOfZone } from '#domain/chat/safety/region-of-zone.ts';

/** The region of the numbers. */
export interface RegionChoice {
  /** Null when none is chosen and none can be guessed. */
  readonly region: Region | null;
  /** Whether it is only guessed from the time zone of this device. */
  readonly isGuess: boolean;
}

/** The chosen region, or else a guess, which never leaves this device. */
export const regionChoiceOf = (chosen: Region | null, zone = deviceZone()): RegionChoice => {
  if (chosen !== null) return { region: chosen, isGuess: false };
  const guessed = regionOfZone(zone);
  return { region: guessed, isGuess: guessed !== null };
};

/** A text that the region is a guess; null when it is not. */
export const guessText = ({ region, isGuess }: RegionChoice): string | null =>
  isGuess && region !== null
    ? `Shown now: ${linesFor(region).label}, a guess by the time zone of this device.`
    : null;
