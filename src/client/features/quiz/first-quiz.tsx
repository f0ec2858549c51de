import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSession } from '#client/lib/session.ts';
import { FirstResult } from './first-result.tsx';
import { KeptAnswers } from './kept-answers.tsx';
import { PauseHint } from './pause-hint.tsx';
import { QuestionForm } from './question-form.tsx';
import styles from './quiz.module.css';
import { firstDraft } from './quiz-draft.ts';
import { firstKind } from './quiz-kinds.tsx';
import { QuizNotLoaded } from './quiz-not-loaded.tsx';
import { firstQuestions, firstResult } from './quiz-queries.ts';
import { ResetQuiz } from './reset-quiz.tsx';
import { useSubmission } from './use-submission.ts';
import { useViewFocus } from './use-view-focus.ts';

/** The first quiz: its questions, or its result once it is taken. */
export const FirstQuiz = () => {
  const session = useSession();
  const userId = session.state === 'out' ? '' : session.userId;
  const result = useQuery(firstResult(userId));
  const questions = useQuery(firstQuestions(userId));
  const [isFresh, setIsFresh] = useState(false);
  const submission = useSubmission({ userId, kind: firstKind, onSent: () => setIsFresh(true) });
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
    <div ref={place} className={styles.place}>
      {view === null ? (
        <QuizNotLoaded loading="Loading questions." what="The quiz" queries={[result, questions]} />
      ) : null}
      {view === 'result' ? (
        <div className={styles.again}>
          {isFresh ? null : <p>You have already taken this quiz. Here is your result.</p>}
          <ResetQuiz userId={userId} />
        </div>
      ) : null}
      {view === 'result' && taken ? <FirstResult result={taken} /> : null}
      {view === 'waiting' ? <KeptAnswers submission={submission} /> : null}
      {view === 'questions' && questions.data !== undefined ? (
        <>
          <div className={styles.card}>
            <QuestionForm
              draftKind={firstDraft}
              questions={questions.data}
              submitLabel="Submit Quiz"
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
