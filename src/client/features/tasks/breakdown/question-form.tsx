import { useEffect, useRef, useState } from 'react';
import { isEscape } from '#client/platform/keys.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import styles from './breakdown.module.css';
import type { Question, Wanted } from './use-breakdown.ts';

interface QuestionFormProps {
  readonly question: Question;
  readonly pending: boolean;
  readonly onAnswer: (answer: NonNullable<Wanted['answer']>) => void;
  readonly onCancel: () => void;
}

/** The one question about a task, answered by pressing a choice or by typing a few words. */
export const QuestionForm = ({ question, pending, onAnswer, onCancel }: QuestionFormProps) => {
  const heading = useRef<HTMLLegendElement>(null);
  const [words, setWords] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const said = words.trim() === '' ? {} : { words: words.trim() };
  useEffect(() => heading.current?.focus(), []);

  return (
    <form
      className={styles.question}
      onSubmit={(event) => {
        event.preventDefault();
        if (said.words === undefined) setError('Choose one of the places, or write a few words.');
        else onAnswer(said);
      }}
      onKeyDown={(event) => {
        if (!isEscape(event)) return;
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
    >
      <fieldset className={styles.choices}>
        <legend ref={heading} tabIndex={-1} className={styles.legend}>
          {question.text}
        </legend>
        {question.choices.map(({ id, text }) => (
          <Button
            key={id}
            kind="secondary"
            pending={pending}
            onClick={() => onAnswer({ choice: id, ...said })}
          >
            {text}
          </Button>
        ))}
      </fieldset>
      <TextField
        label={question.words}
        dir="auto"
        autoComplete="off"
        maxLength={200}
        value={words}
        error={error}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <p className={styles.tools}>
        <Button type="submit" pending={pending} pendingLabel="Making steps…">
          Make steps
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </form>
  );
};
