import { type ReactNode, useId } from 'react';
import kit from '#client/ui/layout/kit.module.css';
import styles from './choices.module.css';
import fields from './field.module.css';

interface ChipGroupProps<T extends string> {
  readonly legend: ReactNode;
  readonly options: readonly T[];
  /** Renders the label of an option; the option itself by default. */
  readonly label?: (option: T) => ReactNode;
  readonly selected: ReadonlySet<T>;
  readonly onToggle: (option: T) => void;
  /** Whether the group is less prominent than others. */
  readonly quiet?: boolean;
  /** The name of the group's field in a form. */
  readonly name?: string;
  readonly error?: string | undefined;
}

/** A group of checkboxes that look like chips. */
export const ChipGroup = <T extends string>({
  legend,
  options,
  label = (option) => option,
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
      <legend className={`${kit.legend} ${styles.legend}`}>{legend}</legend>
      <div className={kit.row2}>
        {options.map((option) => (
          <label key={option} className={`${kit.link} ${styles.chip}`}>
            <input
              type="checkbox"
              className={styles.box}
              name={name}
              aria-invalid={error !== undefined || undefined}
              checked={selected.has(option)}
              onChange={() => onToggle(option)}
            />
            {label(option)}
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
