import Sprout from 'lucide-react/icons/sprout';
import { useLocation } from 'react-router';
import { buttonClass } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Link } from '#client/ui/link.tsx';
import { Page } from '#client/ui/page.tsx';
import { LATER_PAGES } from './later-texts.ts';

/** A page whose feature is not there yet: it names the feature and says what it will do. */
export const LaterPage = () => {
  const { pathname } = useLocation();
  const page = LATER_PAGES.get(pathname);
  if (page === undefined) throw new Error('This page has no text yet.');
  return (
    <Page title={page.title} lead={page.lead}>
      <EmptyState
        title={page.notice ?? 'This page is being built.'}
        icon={Sprout}
        action={
          <Link to="/homepage" className={buttonClass('secondary')}>
            Back to Today
          </Link>
        }
      >
        {page.notice === undefined
          ? 'There is nothing to do here yet. The mood check-in is ready now.'
          : null}
      </EmptyState>
    </Page>
  );
};
