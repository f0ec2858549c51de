import { RadioRows } from '#client/ui/fields/radio-rows.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { texts as chat } from '#texts/chat.js';
import type { FormFieldProps } from './field-props.ts';

/** Maximum number of options shown as radio buttons. If there are more options, they are shown as a select. */
const MAX_RADIOS = 5;

/** A choice of one option, as radio buttons, or as a select if there are many options. */
export const ChoiceField = ({ field, texts, value, onFill }: FormFieldProps) => {
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
        <option value="">{required ? chat.chooseOne : chat.leaveOut}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    );
  return (
    <RadioRows
      legend={texts.label}
      hint={texts.hint}
      error={texts.error}
      name={name}
      required={required}
      look="lines"
      options={required ? options : [...options, '']}
      label={(option) => (option === '' ? chat.leaveOut : option)}
      value={value}
      onChoose={onFill}
    />
  );
};
