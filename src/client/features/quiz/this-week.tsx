import { Link } from 'wouter';
import { errorText } from '#client/lib/user-facing-error.ts';
import { longLinkClass } from '#client/ui/button.tsx';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import type { PagePath } from '#contract/shared/pages.ts';
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
    const text = 'Your first quiz waits to be sent. After that, the weekly check-in opens.';
    return { text, link: null };
  }
  const label = state === 'begun' ? 'Go on with the first quiz' : 'Open the first quiz';
  return {
    text: 'Nothing is due. After the first quiz you can take a short weekly check-in. The quiz is optional.',
    link: { to: FIRST, label },
  };
};

/** What to say about this week's quiz, with a link if there is something to do; null while unknown. */
const dueOf = ({ first, weekly, isTaken }: QuizStatuses): Due | null => {
  switch (weekly.state) {
    case 'unknown':
      return null;
    case 'waiting':
      return { text: 'Your weekly check-in is finished and waits to be sent.', link: null };
    case 'closed':
      return isTaken
        ? { text: 'The weekly check-in is done for this week.', link: null }
        : beforeFirst(first);
    case 'begun':
      return {
        text: `Weekly check-in: ${weekly.text}`,
        link: { to: WEEKLY, label: 'Go on with the check-in' },
      };
    case 'refused':
      return { text: weekly.text, link: { to: WEEKLY, label: 'Open the check-in' } };
    case 'open':
      return {
        text: 'The weekly check-in is due: six short questions, about two minutes.',
        link: { to: WEEKLY, label: 'Open the check-in' },
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
  if (failed.length === 0) return <p role="status">Loading…</p>;
  return (
    <RetryNotice
      onRetry={() => {
        for (const { refetch } of failed) void refetch();
      }}
    >
      What is due did not load. {errorText(failed[0]?.error)}
    </RetryNotice>
  );
};
