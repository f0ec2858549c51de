import { deviceZone } from '#client/lib/device-zone.ts';
import { linesFor } from '#domain/chat/safety/crisis-lines.ts';
import type { Region } from '#domain/chat/safety/lines/line.ts';
import { regionOfZone } from '#domain/chat/safety/region-of-zone.ts';

/** Where the numbers are for. */
export interface Place {
  /** Null where nobody has said it and nothing can be guessed. */
  readonly region: Region | null;
  /** Whether nobody has said it: it is what the time zone of this device makes likely. */
  readonly isGuess: boolean;
}

/** The region that was chosen; without one, a guess that never leaves this device. */
export const placeOf = (chosen: Region | null, zone = deviceZone()): Place => {
  if (chosen !== null) return { region: chosen, isGuess: false };
  const guessed = regionOfZone(zone);
  return { region: guessed, isGuess: guessed !== null };
};

/** Says that the numbers are a guess; null where they are none. */
export const guessText = ({ region, isGuess }: Place): string | null =>
  isGuess && region !== null
    ? `Shown now: ${linesFor(region).label}, a guess by the time zone of this device.`
    : null;
