import styles from '#client/features/quiz/quiz.module.css';
import kit from '#client/ui/layout/kit.module.css';

/** Explains that the person can pause a quiz. */
export const PauseHint = () => (
  <p className={`${kit.softSmall} ${styles.hint}`}>
    There is no time limit. You can stop at any time: your answers are kept on this device, and you
    go on where you stopped.
  </p>
);
