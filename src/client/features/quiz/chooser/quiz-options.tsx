import CalendarCheck from 'lucide-react/icons/calendar-check';
import Images from 'lucide-react/icons/images';
import ListChecks from 'lucide-react/icons/list-checks';
import { errorText } from '#client/lib/user-facing-error.ts';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import { texts } from '#texts/quiz.js';
import { QuizCard } from './card.tsx';
import styles from './chooser.module.css';
import { useQuizStatuses } from './use-quiz-statuses.ts';

const firstAction = (isTaken: boolean, isBegun: boolean): string => {
  if (isTaken) return texts.seeResult;
  return isBegun ? texts.continueQuiz : texts.openQuiz;
};

/** The cards of the three quizzes, each with a description, the person's progress and a link. */
export const QuizOptions = () => {
  const { first, weekly, isTaken, failed } = useQuizStatuses();
  return (
    <>
      {failed.length === 0 ? null : (
        <RetryNotice
          onRetry={() => {
            for (const { refetch } of failed) void refetch();
          }}
        >
          {texts.takenNotLoaded} {errorText(failed[0]?.error)}
        </RetryNotice>
      )}
      <div className={styles.cards}>
        <QuizCard
          heading={texts.firstTimeQuiz}
          icon={ListChecks}
          to="/features/quiz/first"
          action={firstAction(isTaken, first.state === 'begun')}
          isNext={first.isToDo}
          statusText={first.text}
        >
          {texts.firstQuizIs}
        </QuizCard>
        <QuizCard
          heading={texts.weeklyQuiz}
          icon={CalendarCheck}
          to="/features/quiz/weekly"
          action={weekly.state === 'begun' ? texts.continueCheckIn : texts.openCheckIn}
          isNext={weekly.isToDo}
          statusText={weekly.text}
        >
          {texts.weeklyQuizIs}
        </QuizCard>
        <QuizCard
          heading={texts.moodComic}
          icon={Images}
          to="/features/quiz/comic"
          action={texts.openComic}
          isNext={false}
          statusText=""
        >
          {texts.comicIs}
        </QuizCard>
      </div>
    </>
  );
};
