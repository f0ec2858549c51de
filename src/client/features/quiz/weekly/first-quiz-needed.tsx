import { Link } from 'wouter';
import { longLinkClass } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/notices/empty-state.tsx';
import type { PagePath } from '#contract/shared/pages.ts';

const FIRST: PagePath = '/features/quiz/first';

interface FirstComesFirstProps {
  /** Whether the answers to the first quiz are in the outbox. */
  readonly isFirstWaiting: boolean;
}

/** Replaces the weekly check-in until the server has the first quiz. */
export const FirstQuizNeeded = ({ isFirstWaiting }: FirstComesFirstProps) => (
  <EmptyState
    title={
      isFirstWaiting
        ? 'Your answers to the first quiz wait to be sent.'
        : 'The first quiz comes before the weekly check-in.'
    }
    action={
      <Link to={FIRST} className={longLinkClass('primary')}>
        Go to the First-Time Quiz
      </Link>
    }
  >
    {isFirstWaiting
      ? 'They are kept on this device. When they are sent, the weekly check-in opens.'
      : 'The check-in asks about the traits that come up most in the first quiz. The first quiz has 18 short questions.'}
  </EmptyState>
);
