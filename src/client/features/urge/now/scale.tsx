import { useId } from 'react';
import kit from '#client/ui/layout/kit.module.css';
import { DISTRESS, type Distress, distressText } from '#domain/urge/distress.ts';
import styles from './urge-now.module.css';

interface ScaleProps {
  readonly question: string;
  /** The chosen distress; null if it was skipped. */
  readonly value: Distress | null;
  readonly onChange: (value: Distress | null) => void;
}

/** Distress from 0 to 10 as radio buttons, with an option to skip the question. */
export const Scale = ({ question, value, onChange }: ScaleProps) => {
  const name = useId();
  return (
    <fieldset className={kit.container}>
      <legend className={kit.legend}>{question}</legend>
      <div className={styles.options}>
        {[...DISTRESS, null].map((one) => (
          <label key={one} className={styles.option}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={value === one}
              aria-label={one === null ? 'Skip' : `${one}: ${distressText(one)}`}
              onChange={() => onChange(one)}
            />
            {one ?? 'Skip'}
          </label>
        ))}
      </div>
      <p className={`${kit.softSmall} ${styles.ends}`} aria-hidden="true">
        {value === null ? '0 is none, 10 is the most.' : `${value} is: ${distressText(value)}.`}
      </p>
    </fieldset>
  );
};
