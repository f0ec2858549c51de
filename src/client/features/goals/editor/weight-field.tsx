import { useId } from 'react';
import kit from '#client/ui/layout/kit.module.css';
import { WEIGHTS, type Weight } from '#domain/goals/goal.ts';
import styles from './editor.module.css';

interface WeightFieldProps {
  readonly legend: string;
  readonly words: Readonly<Record<Weight, string>>;
  readonly value: Weight;
  readonly onChange: (value: Weight) => void;
}

/** One of three weights, as labelled radio buttons. */
export const WeightField = ({ legend, words, value, onChange }: WeightFieldProps) => {
  const name = useId();
  return (
    <fieldset className={kit.bare}>
      <legend className={styles.question}>{legend}</legend>
      <div className={styles.options}>
        {WEIGHTS.map((weight) => (
          <label key={weight} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={weight === value}
              onChange={() => onChange(weight)}
            />
            {words[weight]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
