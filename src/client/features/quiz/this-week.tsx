import { Link } from 'wouter';
import { errorText } from '#client/lib/user-facing-error.ts';
import { longLinkClass } from '#client/ui/button.tsx';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import type { PagePath } from '#contract/shared/pages.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/quiz.js';
import { useQuizStatuses } from './chooser/use-quiz-statuses.ts';

type QuizStatuses = ReturnType<typeof useQuizStatuses>;

interface Due {
  readonly text: string;
  /** The link to the quiz that is due; null if there is nothing to do. */
  readonly link: { readonly to: PagePath; readonly label: string } | null;
}

const WEEKLY: PagePath = '/features/quiz/weekly';
const FIRST: PagePath = '/features/quiz/first';

/** The text before the first quiz is taken. A check-in cannot be due before that. */
const beforeFirst = ({ state }: QuizStatuses['first']): Due => {
  if (state === 'waiting') {
    const text = texts.firstWaits;
    return { text, link: null };
  }
  const label = state === 'begun' ? texts.continueFirst : texts.openFirst;
  return {
    text: texts.takeFirst,
    link: { to: FIRST, label },
  };
};

/** What to say about this week's quiz, with a link if there is something to do; null while unknown. */
const dueOf = ({ first, weekly, isTaken }: QuizStatuses): Due | null => {
  switch (weekly.state) {
    case 'unknown':
      return null;
    case 'waiting':
      return { text: texts.weeklyWaits, link: null };
    case 'closed':
      return isTaken ? { text: texts.weeklyDone, link: null } : beforeFirst(first);
    case 'begun':
      return {
        text: texts.checkInStatus({ status: weekly.text }),
        link: { to: WEEKLY, label: texts.continueCheckIn },
      };
    case 'refused':
      return { text: weekly.text, link: { to: WEEKLY, label: texts.openCheckIn } };
    case 'open':
      return {
        text: texts.weeklyDue,
        link: { to: WEEKLY, label: texts.openCheckIn },
      };
  }
};

/** Says which quiz is due this week, with a link to it, or that the weekly check-in is done. */
export const ThisWeek = () => {
  const statuses = useQuizStatuses();
  const due = dueOf(statuses);
  if (due !== null) {
    return (
      <>
        <p>{due.text}</p>
        {due.link === null ? null : (
          <p>
            <Link to={due.link.to} className={longLinkClass()}>
              {due.link.label}
            </Link>
          </p>
        )}
      </>
    );
  }
  const { failed } = statuses;
  if (failed.length === 0) return <p role="status">{common.loading}</p>;
  return (
    <RetryNotice
      onRetry={() => {
        for (const { refetch } of failed) void refetch();
      }}
    >
      {texts.dueNotLoaded} {errorText(failed[0]?.error)}
    </RetryNotice>
  );
};
