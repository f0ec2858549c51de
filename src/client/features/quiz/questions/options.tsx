import { useId } from 'react';
import kit from '#client/ui/layout/kit.module.css';
import type { QuizQuestionReply } from '#contract/quiz.ts';
import styles from './questions.module.css';
import { VIEW_FOCUS_TARGET } from './use-view-focus.ts';

interface OptionsProps {
  readonly question: QuizQuestionReply;
  /** The index of the chosen option; null if none is chosen. */
  readonly chosen: number | null;
  /** The ids of the texts that describe the question for screen readers. */
  readonly describedBy: string;
  readonly onChoose: (index: number) => void;
}

/** A question with its options as radio buttons. */
export const Options = ({ question, chosen, describedBy, onChoose }: OptionsProps) => {
  const name = useId();
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className={`${kit.figure} ${styles.question}`}>{question.question}</legend>
      <div className={kit.stack2}>
        {question.options.map(({ text }, index) => (
          <label key={text} className={styles.option}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={chosen === index}
              onChange={() => onChoose(index)}
              {...((chosen ?? 0) === index ? VIEW_FOCUS_TARGET : {})}
            />
            <span className={styles.text}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
