import kit from '#client/ui/layout/kit.module.css';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/quiz.js';
import styles from './questions.module.css';

interface QuizProgressProps {
  /** The id of the progress text, which describes the question to screen readers. */
  readonly id: string;
  /** The number of the current question, counted from 1. */
  readonly at: number;
  readonly of: number;
  readonly focus?: Neurotype | undefined;
}

/** The progress through a quiz, as text and as a bar. */
export const QuizProgress = ({ id, at, of, focus }: QuizProgressProps) => (
  <div className={`${kit.stack2} ${kit.soft}`}>
    <div className={styles.words}>
      {focus === undefined ? null : (
        <p className={styles.focus}>{texts.focusOn({ topic: common.neurotypes[focus] })}</p>
      )}
      <p id={id}>{texts.questionOf({ at, of })}</p>
    </div>
    <progress className={styles.bar} aria-labelledby={id} max={of} value={at} />
  </div>
);
