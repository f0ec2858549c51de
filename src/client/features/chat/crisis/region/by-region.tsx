import { type ReactNode, useState } from 'react';
import { Fold } from '#client/ui/fold.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { CountryCode } from '#domain/chat/lines/country.ts';
import { texts } from '#texts/crisis.js';
import { RegionField } from './field.tsx';
import { guessText, type RegionChoice } from './region-choice.ts';

interface ByRegionProps {
  readonly place: RegionChoice;
  readonly onChange: (region: CountryCode) => void;
  /** The lines of the region. */
  readonly children: ReactNode;
}

/**
 * Lines that depend on the region. If the region is unknown, the region picker comes before the lines, otherwise it is
 * collapsed after them.
 */
export const ByRegion = ({ place, onChange, children }: ByRegionProps) => {
  // Stays where it was at first, because with the arrow keys a person chooses each country on the way to their own.
  const [isAsked] = useState(place.region === null);
  const guess = guessText(place);
  const field = <RegionField place={place} onChange={onChange} isGuessExplained />;
  return (
    <>
      {isAsked ? field : null}
      {guess === null ? null : <p className={kit.softSmall}>{guess}</p>}
      {children}
      {isAsked ? null : <Fold label={texts.anotherPlace}>{field}</Fold>}
    </>
  );
};
