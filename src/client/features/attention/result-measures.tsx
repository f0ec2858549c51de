import type { MeasureText } from './cpt-measures.ts';
import styles from './result-measures.module.css';

const SECOND_MS = 1000;

/** Milliseconds as seconds with so many decimals; null stays null. */
export const inSeconds = (ms: number | null, decimals: number): string | null =>
  ms === null ? null : `${(ms / SECOND_MS).toFixed(decimals)} s`;

/** A count with its share in percent; null when there was nothing to count. */
export const shareText = (yes: number, of: number): string | null =>
  of === 0 ? null : `${yes} of ${of} (${Math.round((yes / of) * 100)}%)`;

/** Numbers of a result: each with its unit, what it says, and what it does not say. */
export const Measures = ({ measures }: { readonly measures: readonly MeasureText[] }) => (
  <dl className={styles.measures}>
    {measures.map(({ name, value, says, saysNot }) => (
      <div key={name} className={styles.measure}>
        <dt className={styles.name}>{name}</dt>
        <dd className={value === null ? styles.none : styles.value}>
          {value ?? 'not enough trials'}
        </dd>
        <dd className={styles.says}>
          {says} {saysNot}
        </dd>
      </div>
    ))}
  </dl>
);
