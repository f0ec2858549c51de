import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

type TextAreaFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** A multi-line text field with its label. */
export const TextAreaField = ({ label, hint, error, ...native }: TextAreaFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => <textarea {...native} {...control} />}
  </Field>
);
