import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import type { FieldTexts } from './field.tsx';

interface FieldGroupProps extends FieldTexts {
  readonly children: ReactNode;
}

/** Several controls under one label, with its hint and error, connected for screen readers. */
export const FieldGroup = ({ label, hint, error, children }: FieldGroupProps) => {
  const id = useId();
  const describedBy = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(error === undefined ? [] : [`${id}-error`]),
  ].join(' ');
  return (
    <fieldset
      className={styles.field}
      aria-describedby={describedBy === '' ? undefined : describedBy}
      data-invalid={error !== undefined || undefined}
    >
      <legend className={styles.label}>{label}</legend>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error === undefined ? null : (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
};
