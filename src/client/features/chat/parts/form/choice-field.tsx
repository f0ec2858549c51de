import { useId } from 'react';
import { FieldGroup } from '#client/ui/fields/field-group.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import type { FormFieldProps } from './field-props.ts';
import styles from './form.module.css';

/** More options than this become a select. */
const MAX_RADIOS = 5;
const NONE = 'Leave this out';

/** One of several options, as radio buttons, or as a select when there are many. */
export const ChoiceField = ({ field, texts, value, onFill }: FormFieldProps) => {
  const id = useId();
  const { name, options, required } = field;
  if (options.length > MAX_RADIOS)
    return (
      <SelectField
        {...texts}
        name={name}
        required={required}
        value={value}
        onChange={(event) => onFill(event.currentTarget.value)}
      >
        <option value="">{required ? 'Choose one' : NONE}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    );
  return (
    <FieldGroup {...texts}>
      <div className={styles.options}>
        {(required ? options : [...options, '']).map((option) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              name={`${id}-${name}`}
              required={required}
              checked={option === value}
              onChange={() => onFill(option)}
            />
            <span>{option === '' ? NONE : option}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
};
