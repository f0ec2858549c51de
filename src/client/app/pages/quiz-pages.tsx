import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { FollowAfterQuiz } from '#client/features/follow/after-quiz.tsx';
import { QuizOptions } from '#client/features/quiz/chooser/quiz-options.tsx';
import { FirstQuiz } from '#client/features/quiz/first/quiz.tsx';
import { WeeklyQuiz } from '#client/features/quiz/weekly/quiz.tsx';
import { Page } from '#client/ui/layout/page.tsx';
import { BackLink } from '#client/ui/links/back-link.tsx';
import { texts } from '#texts/pages.js';

const toQuizzes = <BackLink to="/features/quiz">{texts.allQuizzes}</BackLink>;

/** The page with the quizzes to choose from. */
export const QuizOptionsPage = () => (
  <Page
    title={texts.quiz}
    lead={texts.aboutQuizzes}
    above={<BackLink to="/homepage">{texts.today}</BackLink>}
  >
    <ErrorPanel>
      <QuizOptions />
    </ErrorPanel>
  </Page>
);

/** The page with the first quiz and its result. */
export const FirstQuizPage = () => (
  <Page title={texts.firstQuiz} above={toQuizzes}>
    <ErrorPanel>
      <FirstQuiz afterResult={({ scores }) => <FollowAfterQuiz scores={scores} />} />
    </ErrorPanel>
  </Page>
);

/** The page with the weekly check-in and its result. */
export const WeeklyQuizPage = () => (
  <Page title={texts.weeklyCheckIn} above={toQuizzes}>
    <ErrorPanel>
      <WeeklyQuiz />
    </ErrorPanel>
  </Page>
);
