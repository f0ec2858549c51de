import { useComfort } from '#client/lib/comfort/comfort.ts';
import { ScoresHidden } from '#client/lib/comfort/scores-hidden.tsx';
import type { MeasureText } from './measure-text.ts';
import styles from './measures.module.css';

/** A list of measures, each with its unit, what it says, and what it does not say. */
export const Measures = ({ measures }: { readonly measures: readonly MeasureText[] }) => {
  if (useComfort().scoresHidden) return <ScoresHidden />;
  return (
    <dl className={styles.measures}>
      {measures.map(({ name, value, says, saysNot }) => (
        <div key={name} className={styles.measure}>
          <dt className={styles.name}>{name}</dt>
          <dd
            className={value === null ? styles.none : styles.value}
            translate={value === null ? undefined : 'no'}
          >
            {value ?? 'not enough trials'}
          </dd>
          <dd className={styles.says}>
            {says} {saysNot}
          </dd>
        </div>
      ))}
    </dl>
  );
};
