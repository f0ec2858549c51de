import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { FormFieldProps } from './field-props.ts';
import { RowsField } from './rows-field.tsx';

/** A labelled field of a form, rendered according to its kind. */
export const FormFieldOf = (props: FormFieldProps) => {
  const { field, texts, value, onFill } = props;
  const { kind, name, required } = field;
  if (kind === 'choice') return <ChoiceField {...props} />;
  if (kind === 'rows') return <RowsField {...props} />;
  const native = { ...texts, name, required, value };
  if (kind === 'lines')
    return (
      <TextAreaField
        {...native}
        dir="auto"
        rows={3}
        onChange={(event) => onFill(event.currentTarget.value)}
      />
    );
  return (
    <TextField
      {...native}
      // A native number input rejects digits of other scripts.
      type={kind === 'number' ? 'text' : kind}
      autoComplete="off"
      {...(kind === 'text' ? { dir: 'auto' } : {})}
      {...(kind === 'number' ? { inputMode: 'numeric' } : {})}
      onChange={(event) => onFill(event.currentTarget.value)}
    />
  );
};
