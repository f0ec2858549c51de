import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

type SelectFieldProps = FieldTexts & Omit<ComponentProps<'select'>, 'id' | 'className'>;

/** A select with its label; its children are the options. */
export const SelectField = ({ label, hint, error, ...native }: SelectFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => <select {...native} {...control} />}
  </Field>
);
