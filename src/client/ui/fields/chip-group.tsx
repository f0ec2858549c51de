import type { ReactNode } from 'react';
import styles from './chip-group.module.css';

interface ChipGroupProps<T extends string> {
  readonly legend: ReactNode;
  readonly options: readonly T[];
  readonly selected: ReadonlySet<T>;
  readonly onToggle: (option: T) => void;
  /** For a group that stands back behind another one. */
  readonly quiet?: boolean;
}

/** A group of checkboxes that look like chips. */
export const ChipGroup = <T extends string>({
  legend,
  options,
  selected,
  onToggle,
  quiet = false,
}: ChipGroupProps<T>) => (
  <fieldset className={quiet ? styles.quiet : undefined}>
    <legend className={styles.legend}>{legend}</legend>
    <div className={styles.chips}>
      {options.map((option) => (
        <label key={option} className={styles.chip}>
          <input
            type="checkbox"
            className={styles.box}
            checked={selected.has(option)}
            onChange={() => onToggle(option)}
          />
          {option}
        </label>
      ))}
    </div>
  </fieldset>
);
