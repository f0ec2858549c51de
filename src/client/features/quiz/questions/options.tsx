import { useId } from 'react';
import type { QuizQuestionReply } from '#contract/quiz.ts';
import styles from './options.module.css';
import { ARRIVAL } from './use-view-focus.ts';

interface OptionsProps {
  readonly question: QuizQuestionReply;
  /** The index of the chosen option, or null. */
  readonly chosen: number | null;
  /** The ids of what is read out with the question. */
  readonly describedBy: string;
  readonly onChoose: (index: number) => void;
}

/** One question with its options, of which one can be chosen. */
export const Options = ({ question, chosen, describedBy, onChoose }: OptionsProps) => {
  const name = useId();
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className={styles.question}>{question.question}</legend>
      <div className={styles.options}>
        {question.options.map(({ text }, index) => (
          <label key={text} className={styles.option}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={chosen === index}
              onChange={() => onChoose(index)}
              {...((chosen ?? 0) === index ? ARRIVAL : {})}
            />
            <span className={styles.text}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
