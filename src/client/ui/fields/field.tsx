import { type ReactNode, useId } from 'react';
import kit from '#client/ui/layout/kit.module.css';
import styles from './field.module.css';

/** The props that connect a control to its label, hint and error. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly className: string | undefined;
}

export interface FieldTexts {
  readonly label: string;
  /** A short sentence that helps to fill in the field. */
  readonly hint?: ReactNode;
  /** The validation error. */
  readonly error?: string | undefined;
}

interface FieldProps extends FieldTexts {
  readonly children: (control: ControlProps) => ReactNode;
}

/** A control with its label, hint and error, which are connected to it for screen readers. */
export const Field = ({ label, hint, error, children }: FieldProps) => {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [hintId, errorId].filter((part) => part !== undefined).join(' ');
  return (
    <div className={kit.stack1}>
      <label className={kit.bold} htmlFor={id}>
        {label}
      </label>
      {hint === undefined ? null : (
        <p id={hintId} className={kit.softSmall}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error === undefined ? undefined : true,
        className: styles.control,
      })}
      {error === undefined ? null : (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
};
