import { setComfort, useComfort } from '#client/lib/comfort/comfort.ts';
import { ownZone } from '#client/lib/device-zone.ts';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { texts } from '#texts/comfort.js';

const nameOf = (zone: string): string => zone.replaceAll('_', ' ');

/** All time zones that this browser knows, plus the chosen one. */
const zonesWith = (chosen: string | null): readonly string[] =>
  [
    ...new Set([
      ...Intl.supportedValuesOf('timeZone'),
      'UTC',
      ...(chosen === null ? [] : [chosen]),
    ]),
  ].sort();

/** The field for the person's time zone, which follows the device unless they choose one. */
export const ZoneField = () => {
  const { zone } = useComfort();
  return (
    <SelectField
      label={texts.timeZone}
      hint={texts.timeZoneHint}
      value={zone ?? ''}
      onChange={({ currentTarget: { value } }) => setComfort({ zone: value === '' ? null : value })}
    >
      <option value="">{texts.followsDevice({ zone: nameOf(ownZone()) })}</option>
      {zonesWith(zone).map((one) => (
        <option key={one} value={one}>
          {nameOf(one)}
        </option>
      ))}
    </SelectField>
  );
};
