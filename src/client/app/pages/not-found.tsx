import { Link } from 'wouter';
import { useSession } from '#client/lib/session/session.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { Page } from '#client/ui/layout/page.tsx';

const TITLE = '404 Not Found';

const NotFoundPage = () => {
  const home = useSession().state === 'in' ? '/homepage' : '/';
  return (
    <Page
      title={TITLE}
      lead="There is no page at this address. It may have been typed or copied incompletely."
    >
      <p>
        <Link to={home} className={buttonClass()}>
          {home === '/' ? 'Go to the start page' : 'Go to Today'}
        </Link>
      </p>
    </Page>
  );
};

/** Shown at every address without a page. */
export const NOT_FOUND = { title: TITLE, Part: NotFoundPage };
