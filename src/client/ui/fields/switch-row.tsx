import { useId } from 'react';
import kit from '#client/ui/layout/kit.module.css';
import styles from './choices.module.css';

interface SwitchRowProps {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox for a setting, which applies immediately. */
export const SwitchRow = ({ label, hint, checked, onChange }: SwitchRowProps) => {
  const id = useId();
  return (
    <div className={styles.switch}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id} className={`${kit.boldBreak} ${styles.label}`}>
        {label}
      </label>
      <p id={`${id}-hint`} className={`${kit.hint} ${styles.hint}`}>
        {hint}
      </p>
    </div>
  );
};
