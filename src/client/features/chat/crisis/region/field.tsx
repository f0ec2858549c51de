import { SelectField } from '#client/ui/fields/select-field.tsx';
import { CRISIS_LINES } from '#domain/chat/safety/lines/crisis-lines.ts';
import { REGIONS, type Region } from '#domain/chat/safety/lines/line.ts';
import { guessText, type RegionChoice } from './region-choice.ts';

interface RegionFieldProps {
  readonly place: RegionChoice;
  readonly onChange: (region: Region) => void;
  /** Whether the guess is already explained above the numbers. */
  readonly isGuessExplained?: boolean;
}

/** The choice of the region; explains a guess until one is chosen. */
export const RegionField = ({ place, onChange, isGuessExplained = false }: RegionFieldProps) => {
  const chosen = place.isGuess ? null : place.region;
  return (
    <SelectField
      label="Where are you?"
      hint={(isGuessExplained ? null : guessText(place)) ?? 'Only for the numbers that are shown.'}
      value={chosen ?? ''}
      onChange={(event) => {
        const { value } = event.currentTarget;
        const region = REGIONS.find((one) => one === value);
        if (region !== undefined) onChange(region);
      }}
    >
      {chosen === null ? <option value="">Choose a region</option> : null}
      {CRISIS_LINES.map((one) => (
        <option key={one.region} value={one.region}>
          {one.label}
        </option>
      ))}
    </SelectField>
  );
};
