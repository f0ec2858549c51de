import styles from '#client/features/quiz/quiz.module.css';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/quiz.js';

/** Explains that the person can pause a quiz. */
export const PauseHint = () => (
  <p className={`${kit.softSmall} ${styles.hint}`}>{texts.noTimeLimit}</p>
);
