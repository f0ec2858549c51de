import { SelectField } from '#client/ui/fields/select-field.tsx';
import { CRISIS_LINES } from '#domain/chat/safety/crisis-lines.ts';
import { REGIONS, type Region } from '#domain/chat/safety/lines/line.ts';
import { guessText, type Place } from './place.ts';

interface RegionFieldProps {
  readonly place: Place;
  readonly onChange: (region: Region) => void;
  /** Whether the guess is told elsewhere, above the numbers. */
  readonly isTold?: boolean;
}

/** Where the numbers are for. As long as nobody has said so, it tells that they are a guess. */
export const RegionField = ({ place, onChange, isTold = false }: RegionFieldProps) => {
  const chosen = place.isGuess ? null : place.region;
  return (
    <SelectField
      label="Where are you?"
      hint={(isTold ? null : guessText(place)) ?? 'Only for the numbers that are shown.'}
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
