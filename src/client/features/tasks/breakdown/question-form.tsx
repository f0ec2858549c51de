import { useEffect, useRef, useState } from 'react';
import { useForm } from '#client/lib/forms/use-form.ts';
import { isEscape } from '#client/platform/keys.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/tasks-steps.js';
import styles from './breakdown.module.css';
import type { Question, Wanted } from './use-breakdown.ts';

interface QuestionFormProps {
  readonly question: Question;
  readonly pending: boolean;
  readonly onAnswer: (answer: NonNullable<Wanted['answer']>) => void;
  readonly onCancel: () => void;
}

/** The single question about a task, which the person answers by pressing a choice or by typing a few words. */
export const QuestionForm = ({ question, pending, onAnswer, onCancel }: QuestionFormProps) => {
  const heading = useRef<HTMLLegendElement>(null);
  const [words, setWords] = useState('');
  const said = words.trim() === '' ? {} : { words: words.trim() };
  const { formProps, bind } = useForm({
    schema: async () => (await import('./schemas.ts')).questionFields,
    values: { words },
    send: async () => onAnswer(said),
  });
  useEffect(() => heading.current?.focus(), []);

  return (
    <form
      className={styles.question}
      {...formProps}
      onKeyDown={(event) => {
        if (!isEscape(event)) return;
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
    >
      <fieldset className={`${kit.row2} ${styles.choices}`}>
        <legend ref={heading} tabIndex={-1} className={kit.legend}>
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
        {...bind('words', words, setWords)}
      />
      <p className={`${kit.rowMiddle} ${styles.tools}`}>
        <Button type="submit" pending={pending} pendingLabel={texts.makingSteps}>
          {texts.makeSteps}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {common.cancel}
        </Button>
      </p>
    </form>
  );
};
