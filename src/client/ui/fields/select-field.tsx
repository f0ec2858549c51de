import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

type SelectFieldProps = FieldTexts & Omit<ComponentProps<'select'>, 'id' | 'className'>;

/** A choice from a list with its label; the options are its children. */
export const SelectField = ({ label, hint, error, ...native }: SelectFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(parts) => <select {...native} {...parts} />}
  </Field>
);
