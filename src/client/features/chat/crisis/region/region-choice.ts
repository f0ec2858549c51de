import { deviceZone } from '#client/lib/device-zone.ts';
import type { CountryCode } from '#domain/chat/lines/country.ts';
import { texts } from '#texts/crisis.js';
import { LINES } from './lines.ts';

/** The region whose numbers are shown. */
export interface RegionChoice {
  /** Null if no region is chosen and none can be guessed. */
  readonly region: CountryCode | null;
  /** Whether the region is only guessed, from this device's time zone. */
  readonly isGuess: boolean;
}

/** The chosen region, or else a guess. The guess never leaves this device. */
export const regionChoiceOf = (chosen: CountryCode | null, zone = deviceZone()): RegionChoice => {
  if (chosen !== null) return { region: chosen, isGuess: false };
  const guessed = LINES.countryOfZone(zone);
  return { region: guessed, isGuess: guessed !== null };
};

/** The text saying that the region is a guess; null if the region was chosen. */
export const guessText = ({ region, isGuess }: RegionChoice): string | null =>
  isGuess && region !== null ? texts.basedOnTimeZone({ country: LINES.of(region).name }) : null;
