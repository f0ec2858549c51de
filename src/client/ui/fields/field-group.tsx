import { type ReactNode, useId } from 'react';
import kit from '#client/ui/layout/kit.module.css';
import styles from './field.module.css';
import type { FieldTexts } from './field.tsx';

interface FieldGroupProps extends FieldTexts {
  readonly children: ReactNode;
}

/** Several controls under one label, with a hint and an error, which are connected to them for screen readers. */
export const FieldGroup = ({ label, hint, error, children }: FieldGroupProps) => {
  const id = useId();
  const describedBy = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(error === undefined ? [] : [`${id}-error`]),
  ].join(' ');
  return (
    <fieldset
      className={kit.stack1}
      aria-describedby={describedBy === '' ? undefined : describedBy}
      data-invalid={error !== undefined || undefined}
    >
      <legend className={kit.bold}>{label}</legend>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={kit.softSmall}>
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
