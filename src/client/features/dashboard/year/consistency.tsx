import styles from './consistency.module.css';

/** The consistency score from 0 to 100 with its meaning; null while unknown. */
export const Consistency = ({ score }: { readonly score: number | null }) => (
  <div className={styles.consistency}>
    <h4 className={styles.heading}>Consistency</h4>
    <p className={styles.score}>
      {score === null ? (
        'Not known yet'
      ) : (
        <>
          <strong className={styles.number}>{score}</strong> of 100
        </>
      )}
    </p>
    <p className={styles.text}>
      The share of your tasks that you complete, with the latest days counting most. Days off do not
      lower it.
    </p>
  </div>
);
