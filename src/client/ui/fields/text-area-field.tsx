import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

type TextAreaFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** Several lines of text with their label. */
export const TextAreaField = ({ label, hint, error, ...native }: TextAreaFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(parts) => <textarea {...native} {...parts} />}
  </Field>
);
