import kit from '#client/ui/layout/kit.module.css';
import styles from './consistency.module.css';

/** The consistency score from 0 to 100 and its meaning; null while the score is unknown. */
export const Consistency = ({ score }: { readonly score: number | null }) => (
  <div className={`${kit.stack} ${styles.consistency}`}>
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
    <p className={`${kit.soft} ${styles.text}`}>
      The share of your tasks that you complete, with the latest days counting most. Days off do not
      lower it.
    </p>
  </div>
);
