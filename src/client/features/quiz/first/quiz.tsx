import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { firstHandler } from '#client/features/quiz/entries/handlers.ts';
import { KeptAnswers } from '#client/features/quiz/entries/kept-answers.tsx';
import { useSubmission } from '#client/features/quiz/entries/use-submission.ts';
import { firstQuestions, firstResult } from '#client/features/quiz/queries.ts';
import { firstDraft } from '#client/features/quiz/questions/draft.ts';
import { QuestionForm } from '#client/features/quiz/questions/form.tsx';
import { PauseHint } from '#client/features/quiz/questions/pause-hint.tsx';
import { useViewFocus } from '#client/features/quiz/questions/use-view-focus.ts';
import styles from '#client/features/quiz/quiz.module.css';
import { QuizNotLoaded } from '#client/features/quiz/quiz-not-loaded.tsx';
import { useUserId } from '#client/lib/session/session.ts';
import kit from '#client/ui/layout/kit.module.css';
import type { QuizResult } from '#contract/quiz.ts';
import { texts } from '#texts/quiz.js';
import { ResetQuiz } from './reset.tsx';
import { FirstResult } from './result.tsx';

interface FirstQuizProps {
  /** Renders the content below the result. */
  readonly afterResult: (result: QuizResult) => ReactNode;
}

/** The first quiz: its questions, or its result after it was taken. */
export const FirstQuiz = ({ afterResult }: FirstQuizProps) => {
  const userId = useUserId();
  const result = useQuery(firstResult(userId));
  const questions = useQuery(firstQuestions(userId));
  const [isFresh, setIsFresh] = useState(false);
  const submission = useSubmission({
    userId,
    handler: firstHandler,
    onSent: () => setIsFresh(true),
  });
  const place = useRef<HTMLDivElement>(null);

  const { data: taken } = result;
  const isAsking = taken === null && questions.data !== undefined;
  const views = [
    ...(taken ? ['result'] : []),
    ...(submission.waiting ? ['waiting'] : []),
    ...(isAsking ? ['questions'] : []),
  ];
  const [view = null] = views;
  useViewFocus(place, view);

  return (
    <div ref={place} className={`${kit.stack5} ${styles.place}`}>
      {view === null ? (
        <QuizNotLoaded
          loading={texts.loadingQuestions}
          message={texts.quizNotLoaded}
          queries={[result, questions]}
        />
      ) : null}
      {view === 'result' ? (
        <div className={`${kit.row3} ${styles.again}`}>
          {isFresh ? null : <p>{texts.alreadyTaken}</p>}
          <ResetQuiz userId={userId} />
        </div>
      ) : null}
      {view === 'result' && taken ? (
        <>
          <FirstResult result={taken} />
          {afterResult(taken)}
        </>
      ) : null}
      {view === 'waiting' ? <KeptAnswers submission={submission} /> : null}
      {view === 'questions' && questions.data !== undefined ? (
        <>
          <div className={`${kit.raisedCard} ${kit.stack5} ${styles.card}`}>
            <QuestionForm
              draftForm={firstDraft}
              questions={questions.data}
              submitLabel={texts.submitQuiz}
              sending={submission.sending}
              problemOf={submission.problemOf}
              onSubmit={(responses) => void submission.submit(responses)}
            />
          </div>
          <PauseHint />
        </>
      ) : null}
    </div>
  );
};
