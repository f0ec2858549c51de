import { useId } from 'react';
import kit from '#client/ui/layout/kit.module.css';
import { DISTRESS, type Distress, distressText } from '#domain/urge/distress.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/urge.js';
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
              aria-label={
                one === null
                  ? common.skip
                  : texts.levelOption({ level: one, distress: distressText(one) })
              }
              onChange={() => onChange(one)}
            />
            {one ?? common.skip}
          </label>
        ))}
      </div>
      <p className={`${kit.softSmall} ${styles.ends}`} aria-hidden="true">
        {value === null
          ? texts.noneToMost
          : texts.levelIs({ level: value, distress: distressText(value) })}
      </p>
    </fieldset>
  );
};
