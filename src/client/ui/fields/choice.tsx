import { useId } from 'react';
import styles from './choice.module.css';

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly hint?: string;
  readonly options: Readonly<Record<T, string>>;
  readonly order: readonly T[];
  /** Null while nothing is chosen. */
  readonly value: T | null;
  readonly onChoose: (value: T) => void;
}

/** Radio buttons that apply immediately. */
export const Choice = <T extends string>({
  legend,
  hint,
  options,
  order,
  value,
  onChoose,
}: ChoiceProps<T>) => {
  const name = useId();
  const hintId = `${name}-hint`;
  return (
    <fieldset aria-describedby={hint === undefined ? undefined : hintId}>
      <legend className={styles.legend}>{legend}</legend>
      {hint === undefined ? null : (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.options}>
        {order.map((option) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onChoose(option)}
            />
            {options[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
