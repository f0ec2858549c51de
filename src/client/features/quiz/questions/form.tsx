import { useEffect, useId, useRef, useState } from 'react';
import { Readers } from '#client/lib/sharing/readers.tsx';
import { useToday } from '#client/lib/use-today.ts';
import { type DraftForm, useDraft } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { QuizQuestionReply } from '#contract/quiz.ts';
import type { QuizResponse } from '#domain/quiz/item.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/quiz.js';
import { answersTo, chosenFor, firstUnanswered, placeIn, type QuizDraft } from './draft.ts';
import { Options } from './options.tsx';
import { QuizProgress } from './progress.tsx';
import styles from './questions.module.css';

interface QuestionFormProps {
  readonly draftForm: DraftForm<QuizDraft>;
  readonly questions: readonly QuizQuestionReply[];
  /** The label of the button on the last question. */
  readonly submitLabel: string;
  /** The condition that all questions ask about, if any. */
  readonly focus?: Neurotype;
  readonly sending: boolean;
  /** The reason why the server did not accept these answers; null if the server did not refuse the answers. */
  problemOf(answers: readonly QuizResponse[]): string | null;
  readonly onSubmit: (responses: readonly QuizResponse[]) => void;
}

/** The element to focus: the chosen option, or else the first option. */
const focusTarget = (form: HTMLFormElement | null): HTMLInputElement | null =>
  form?.querySelector<HTMLInputElement>('input:checked') ??
  form?.querySelector<HTMLInputElement>('input') ??
  null;

/** The questions of a quiz, one at a time. Every answer is stored on this device immediately. */
export const QuestionForm = ({
  draftForm,
  questions,
  submitLabel,
  focus,
  sending,
  problemOf,
  onSubmit,
}: QuestionFormProps) => {
  const [draft, change] = useDraft(draftForm);
  const today = useToday();
  const id = useId();
  const [progressId, openId] = [`${id}-progress`, `${id}-open`];
  const form = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState<{ readonly text: string; readonly times: number } | null>(null);
  const [moves, setMoves] = useState(0);

  // Runs only after the person moves to another question in this tab, not if another tab changes the question.
  useEffect(() => {
    if (moves === 0) return;
    focusTarget(form.current)?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [moves]);

  const answers = answersTo(questions, draft.answers);
  const place = placeIn(questions, draft);
  const question = questions[place];
  if (question === undefined) return null;
  const problem = problemOf(answers);
  const isLast = place === questions.length - 1;
  const chosen = chosenFor(question.id, answers);

  const goTo = (at: number, text: string | null = null): void => {
    setOpen((before) => (text === null ? null : { text, times: (before?.times ?? 0) + 1 }));
    change({ at });
    setMoves((before) => before + 1);
  };

  const choose = (selectedOptionIndex: number): void => {
    if (sending) return;
    setOpen(null);
    change({
      answers: [
        ...answers.filter(({ questionId }) => questionId !== question.id),
        { questionId: question.id, selectedOptionIndex },
      ],
      at: place,
      begunOn: answers.length === 0 ? today : draft.begunOn,
      condition: focus ?? null,
    });
  };

  const submit = (): void => {
    if (sending) return;
    const unanswered = firstUnanswered(questions, answers);
    if (unanswered === null) onSubmit(answers);
    else goTo(unanswered, texts.answerAll);
  };

  const next = (): void => {
    if (chosen === null) goTo(place, texts.answerThis);
    else if (isLast) submit();
    else goTo(place + 1);
  };

  return (
    <form
      ref={form}
      className={`${kit.stack4} ${styles.form}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <QuizProgress id={progressId} at={place + 1} of={questions.length} focus={focus} />
      <Options
        key={question.id}
        question={question}
        chosen={chosen}
        describedBy={`${progressId} ${openId}`}
        onChoose={choose}
      />
      <div id={openId} role="alert" className={styles.open}>
        {open === null ? null : <p key={open.times}>{open.text}</p>}
      </div>
      {problem === null ? null : (
        <Notice
          tone="problem"
          first={texts.somethingWentWrong}
          action={
            <Button size="small" kind="secondary" onClick={submit}>
              {common.tryAgain}
            </Button>
          }
        >
          {problem} {texts.answersKept}
        </Notice>
      )}
      <Readers stream="quizzes" />
      <div className={kit.row3}>
        {place === 0 ? null : (
          <Button kind="secondary" onClick={() => (sending ? undefined : goTo(place - 1))}>
            {texts.back}
          </Button>
        )}
        <span className={styles.forward}>
          <Button type="submit" pending={sending} pendingLabel={texts.submitting}>
            {isLast ? submitLabel : texts.next}
          </Button>
        </span>
      </div>
    </form>
  );
};
