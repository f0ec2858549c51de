import kit from '#client/ui/layout/kit.module.css';
import styles from './consistency.module.css';

/** The meaning of the consistency score, and then the score from 0 to 100; null while it is unknown. */
export const Consistency = ({ score }: { readonly score: number | null }) => (
  <div className={`${kit.stack} ${styles.consistency}`}>
    <h4 className={styles.heading}>Consistency</h4>
    <p className={`${kit.soft} ${styles.text}`}>
      The share of your tasks that you complete, with the latest days counting most. Days off do not
      lower it.
    </p>
    <p className={styles.score}>
      {score === null ? (
        'Not known yet'
      ) : (
        <>
          <strong className={styles.number}>{score}</strong> of 100
        </>
      )}
    </p>
  </div>
);
