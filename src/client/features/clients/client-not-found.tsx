import { Link } from 'wouter';
import { buttonClass } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/notices/empty-state.tsx';
import { texts } from '#texts/clients.js';

/** Replaces the page when nothing is shared any more, for any reason. */
export const Gone = () => (
  <div role="status">
    <EmptyState
      title={texts.nothingShared}
      action={
        <Link to="/features/clients" className={buttonClass('secondary')}>
          {texts.backToList}
        </Link>
      }
    >
      <p>{texts.sharingEnded}</p>
    </EmptyState>
  </div>
);
