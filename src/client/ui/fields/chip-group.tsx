import { type ReactNode, useId } from 'react';
import styles from './chip-group.module.css';
import fields from './field.module.css';

interface ChipGroupProps<T extends string> {
  readonly legend: ReactNode;
  readonly options: readonly T[];
  readonly selected: ReadonlySet<T>;
  readonly onToggle: (option: T) => void;
  /** For a group less prominent than another one. */
  readonly quiet?: boolean;
  /** The name of its field in a form. */
  readonly name?: string;
  readonly error?: string | undefined;
}

/** A group of checkboxes that look like chips. */
export const ChipGroup = <T extends string>({
  legend,
  options,
  selected,
  onToggle,
  quiet = false,
  name,
  error,
}: ChipGroupProps<T>) => {
  const id = useId();
  const errorId = error === undefined ? undefined : id;
  return (
    <fieldset className={quiet ? styles.quiet : undefined} aria-describedby={errorId}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {options.map((option) => (
          <label key={option} className={styles.chip}>
            <input
              type="checkbox"
              className={styles.box}
              name={name}
              aria-invalid={error !== undefined || undefined}
              checked={selected.has(option)}
              onChange={() => onToggle(option)}
            />
            {option}
          </label>
        ))}
      </div>
      {error === undefined ? null : (
        <p id={errorId} role="alert" className={fields.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
};
