import { SelectField } from '#client/ui/fields/select-field.tsx';
import type { CountryCode } from '#domain/chat/lines/country.ts';
import { texts } from '#texts/crisis.js';
import { LINES } from './lines.ts';
import { guessText, type RegionChoice } from './region-choice.ts';

interface RegionFieldProps {
  readonly place: RegionChoice;
  readonly onChange: (region: CountryCode) => void;
  /** Whether a text above the numbers already explains that the region is a guess. */
  readonly isGuessExplained?: boolean;
}

/** The region picker. It explains a guessed region until the person chooses one. */
export const RegionField = ({ place, onChange, isGuessExplained = false }: RegionFieldProps) => {
  const chosen = place.isGuess ? null : place.region;
  return (
    <SelectField
      label={texts.whereAreYou}
      hint={(isGuessExplained ? null : guessText(place)) ?? texts.onlyForNumbers}
      value={chosen ?? ''}
      onChange={(event) => {
        const { value } = event.currentTarget;
        if (value !== '') onChange(value);
      }}
    >
      {chosen === null ? <option value="">{texts.chooseCountry}</option> : null}
      {LINES.countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
};
