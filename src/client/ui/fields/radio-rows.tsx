import { type ReactNode, useId } from 'react';
import kit from '#client/ui/layout/kit.module.css';
import fields from './field.module.css';
import styles from './radio-rows.module.css';

interface RadioRowsProps<Option> {
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** The name of the field in a form. */
  readonly name?: string;
  readonly options: readonly Option[];
  /** Whether the person has to choose an option. */
  readonly required?: boolean;
  /** Renders the label of an option. */
  readonly label: (option: Option) => ReactNode;
  readonly value: Option | null;
  readonly onChoose: (option: Option) => void;
  /** `boxes` are side by side, `rows` are stacked; `lines` are rows without a frame. */
  readonly look?: 'boxes' | 'rows' | 'lines';
  /** Content that belongs to one of the options, shown after all options. */
  readonly children?: ReactNode;
}

/** Radio buttons under a legend, with hint and error; a press chooses immediately. */
export const RadioRows = <Option extends string | number | boolean | null>({
  legend,
  hint,
  error,
  name,
  options,
  required,
  label,
  value,
  onChoose,
  look = 'boxes',
  children,
}: RadioRowsProps<Option>) => {
  const id = useId();
  const describedBy = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(error === undefined ? [] : [`${id}-error`]),
  ].join(' ');
  return (
    <fieldset aria-describedby={describedBy === '' ? undefined : describedBy}>
      <legend className={`${kit.legend} ${styles.legend}`}>{legend}</legend>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={`${kit.hint} ${styles.hint}`}>
          {hint}
        </p>
      )}
      <div className={`${kit.row2} ${styles.options}`} data-look={look}>
        {options.map((option) => (
          <label key={String(option)} className={`${kit.iconLink} ${styles.option}`}>
            <input
              type="radio"
              name={name ?? id}
              required={required}
              aria-invalid={error !== undefined || undefined}
              checked={option === value}
              onChange={() => onChoose(option)}
            />
            <span className={styles.words}>{label(option)}</span>
          </label>
        ))}
        {children}
      </div>
      {error === undefined ? null : (
        <p id={`${id}-error`} role="alert" className={fields.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
};
