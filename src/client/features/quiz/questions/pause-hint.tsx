import styles from '#client/features/quiz/quiz.module.css';

/** Explains that a quiz can be paused. */
export const PauseHint = () => (
  <p className={styles.hint}>
    There is no time limit. You can stop at any time: your answers are kept on this device, and you
    go on where you stopped.
  </p>
);
