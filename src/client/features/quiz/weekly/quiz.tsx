import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { firstHandler, weeklyHandler } from '#client/features/quiz/entries/handlers.ts';
import { KeptAnswers } from '#client/features/quiz/entries/kept-answers.tsx';
import { useSubmission } from '#client/features/quiz/entries/use-submission.ts';
import { useWaiting } from '#client/features/quiz/entries/use-waiting.ts';
import { firstResult, weeklyProgress, weeklyQuestions } from '#client/features/quiz/queries.ts';
import { askedOn, isOutdated, weeklyDraft } from '#client/features/quiz/questions/draft.ts';
import { QuestionForm } from '#client/features/quiz/questions/form.tsx';
import { PauseHint } from '#client/features/quiz/questions/pause-hint.tsx';
import { useViewFocus } from '#client/features/quiz/questions/use-view-focus.ts';
import styles from '#client/features/quiz/quiz.module.css';
import { QuizNotLoaded } from '#client/features/quiz/quiz-not-loaded.tsx';
import { Refusal } from '#client/lib/api/call.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { useToday } from '#client/lib/use-today.ts';
import { discardDraft, readDraft } from '#client/sync/draft.ts';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { weekNumber } from '#domain/quiz/weekly/week.ts';
import { texts } from '#texts/quiz.js';
import { FirstQuizNeeded } from './first-quiz-needed.tsx';
import { WeeklyResult } from './result.tsx';

/** The weekly check-in: its questions, or its result after it was taken this week. */
export const WeeklyQuiz = () => {
  const userId = useUserId();
  const today = useToday();
  const week = weekNumber(today);
  const [again, setAgain] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const first = useQuery(firstResult(userId));
  const progress = useQuery(weeklyProgress(userId));
  const isFirstWaiting = useWaiting(firstHandler).length > 0;
  const isOpen = first.data !== undefined && first.data !== null;
  const draft = readDraft(weeklyDraft);
  const isExpired = draft !== null && isOutdated(draft, today, null);
  const asked = useQuery({
    ...weeklyQuestions(userId, isExpired ? today : askedOn(draft, today)),
    enabled: isOpen,
  });
  // The cached questions may be out of date if the condition was changed on another device.
  const condition = asked.isFetchedAfterMount ? (asked.data?.primaryCondition ?? null) : null;
  const isOld = draft !== null && isOutdated(draft, today, condition);
  const [droppedDraft, setDroppedDraft] = useState(false);
  useEffect(() => {
    if (!isOld) return;
    discardDraft(weeklyDraft.key);
    setDroppedDraft(true);
  }, [isOld]);
  const submission = useSubmission({
    userId,
    handler: weeklyHandler,
    isOurs: (body) => weekNumber(body.localDate) === week,
    onSent: () => setAgain(false),
  });

  const entry = progress.data
    ?.filter(({ date }) => weekNumber(date) === week)
    .reduce<(typeof progress.data)[number] | null>(
      (latest, one) => (latest === null || one.date > latest.date ? one : latest),
      null,
    );
  // Another device may have reset the first quiz in the meantime.
  const isRefused = asked.error instanceof Refusal && asked.error.status === 409;
  const views = [
    ...(entry && !again ? ['result'] : []),
    ...(submission.waiting ? ['waiting'] : []),
    ...(first.data === null || isRefused ? ['first'] : []),
    ...(isOpen && !isOld && progress.data !== undefined && asked.data !== undefined
      ? ['questions']
      : []),
  ];
  const [view = null] = views;
  useViewFocus(place, view);

  return (
    <div ref={place} className={`${kit.stack5} ${styles.place}`}>
      {view === null ? (
        <QuizNotLoaded
          loading={texts.loadingWeeklyQuestions}
          message={texts.checkInNotLoaded}
          queries={isOpen ? [first, progress, asked] : [first, progress]}
        />
      ) : null}
      {view === 'result' && entry && progress.data ? (
        <WeeklyResult
          entry={entry}
          all={progress.data}
          newerWaits={submission.waiting}
          onAgain={() => setAgain(true)}
        />
      ) : null}
      {view === 'waiting' ? <KeptAnswers submission={submission} /> : null}
      {view === 'first' ? <FirstQuizNeeded isFirstWaiting={isFirstWaiting} /> : null}
      {view === 'questions' && asked.data !== undefined ? (
        <>
          {droppedDraft ? <Notice tone="info">{texts.earlierAnswersDropped}</Notice> : null}
          <div className={`${kit.raisedCard} ${kit.stack5} ${styles.card}`}>
            <QuestionForm
              key={asked.data.primaryCondition}
              focus={asked.data.primaryCondition}
              draftForm={weeklyDraft}
              questions={asked.data.questions}
              submitLabel={texts.submitCheckIn}
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
