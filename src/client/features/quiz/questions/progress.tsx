import type { Neurotype } from '#domain/shared/neurotype.ts';
import styles from './progress.module.css';

interface QuizProgressProps {
  /** The id of the text, which describes the question for screen readers. */
  readonly id: string;
  /** The number of the current question, from 1. */
  readonly at: number;
  readonly of: number;
  readonly focus?: Neurotype | undefined;
}

/** The progress through a quiz, as text and as a bar. */
export const QuizProgress = ({ id, at, of, focus }: QuizProgressProps) => (
  <div className={styles.progress}>
    <div className={styles.words}>
      {focus === undefined ? null : <p className={styles.focus}>Focus: {focus}</p>}
      <p id={id}>
        Question {at} of {of}
      </p>
    </div>
    <progress className={styles.bar} aria-labelledby={id} max={of} value={at} />
  </div>
);
