import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** A single-line text field with its label. */
export const TextField = ({ label, hint, error, ...native }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => <input type="text" {...native} {...control} />}
  </Field>
);
