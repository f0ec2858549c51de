import { Link } from 'wouter';
import { buttonClass } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/notices/empty-state.tsx';

/** Replaces the page when nothing is shared any more, for any reason. */
export const Gone = () => (
  <div role="status">
    <EmptyState
      title="Nothing is shared with you here now."
      action={
        <Link to="/features/clients" className={buttonClass('secondary')}>
          To the list
        </Link>
      }
    >
      <p>
        People can change what they share at any time, and need no reason. What was shown here is
        gone from this page.
      </p>
    </EmptyState>
  </div>
);
