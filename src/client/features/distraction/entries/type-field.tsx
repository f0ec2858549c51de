import * as z from 'zod/mini';
import { typeName } from '#client/features/distraction/type-name.ts';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { DISTRACTION_TYPES, type DistractionType } from '#domain/distraction/types.ts';
import { texts } from '#texts/distraction.js';

/** The schema of a form with a `TypeField`. */
export const typeFields = z.object({ type: z.literal(DISTRACTION_TYPES) });

interface TypeFieldProps {
  readonly type: DistractionType;
  readonly onChange: (type: DistractionType) => void;
}

/** The choice of what distracted the person. */
export const TypeField = ({ type, onChange }: TypeFieldProps) => (
  <SelectField
    label={texts.whatDistracted}
    value={type}
    onChange={({ currentTarget: { value } }) =>
      onChange(DISTRACTION_TYPES.find((one) => one === value) ?? type)
    }
  >
    {DISTRACTION_TYPES.map((one) => (
      <option key={one} value={one}>
        {typeName(one)}
      </option>
    ))}
  </SelectField>
);
