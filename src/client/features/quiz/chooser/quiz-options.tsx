import CalendarCheck from 'lucide-react/icons/calendar-check';
import Images from 'lucide-react/icons/images';
import ListChecks from 'lucide-react/icons/list-checks';
import { errorText } from '#client/lib/user-facing-error.ts';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import { QuizCard } from './card.tsx';
import styles from './chooser.module.css';
import { useQuizStatuses } from './use-quiz-statuses.ts';

const firstAction = (isTaken: boolean, isBegun: boolean): string => {
  if (isTaken) return 'See your result';
  return isBegun ? 'Go on with the quiz' : 'Open the quiz';
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
          What you have taken so far did not load. {errorText(failed[0]?.error)}
        </RetryNotice>
      )}
      <div className={styles.cards}>
        <QuizCard
          heading="First-Time Quiz"
          icon={ListChecks}
          to="/features/quiz/first"
          action={firstAction(isTaken, first.state === 'begun')}
          isNext={first.isToDo}
          statusText={first.text}
        >
          18 plain questions about ADHD, autism and OCD traits. About five minutes.
        </QuizCard>
        <QuizCard
          heading="Weekly Quiz"
          icon={CalendarCheck}
          to="/features/quiz/weekly"
          action={weekly.state === 'begun' ? 'Go on with the check-in' : 'Open the check-in'}
          isNext={weekly.isToDo}
          statusText={weekly.text}
        >
          Six short questions, once a week, to see what changes. About two minutes.
        </QuizCard>
        <QuizCard
          heading="Mood Comic"
          icon={Images}
          to="/features/quiz/comic"
          action="Open the comic"
          isNext={false}
          statusText=""
        >
          A strip of four pictures, drawn from the moods that you logged in the last seven days.
        </QuizCard>
      </div>
    </>
  );
};
