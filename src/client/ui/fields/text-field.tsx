import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** One line of text with its label. */
export const TextField = ({ label, hint, error, ...native }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(parts) => <input type="text" {...native} {...parts} />}
  </Field>
);
