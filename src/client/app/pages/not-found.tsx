import { Link } from 'wouter';
import { useSession } from '#client/lib/session/session.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { Page } from '#client/ui/layout/page.tsx';
import { texts } from '#texts/pages.js';

const TITLE = texts.notFound;

const NotFoundPage = () => {
  const home = useSession().state === 'in' ? '/homepage' : '/';
  return (
    <Page title={TITLE} lead={texts.noPageHere}>
      <p>
        <Link to={home} className={buttonClass()}>
          {home === '/' ? texts.goToStart : texts.goToToday}
        </Link>
      </p>
    </Page>
  );
};

/** Shown at every address without a page. */
export const NOT_FOUND = { title: TITLE, Part: NotFoundPage };
