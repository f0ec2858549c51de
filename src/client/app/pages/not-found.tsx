import { Frame } from '#client/app/frame/frame.tsx';
import { useSession } from '#client/lib/session/session.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { Page } from '#client/ui/layout/page.tsx';
import { Link } from '#client/ui/links/link.tsx';

/** For every address that names no page. */
export const NotFound = () => {
  const home = useSession().state === 'in' ? '/homepage' : '/';
  return (
    <Frame home={home}>
      <Page
        title="404 Not Found"
        lead="There is no page at this address. It may have been typed or copied incompletely."
      >
        <p>
          <Link to={home} className={buttonClass()}>
            {home === '/' ? 'Go to the start page' : 'Go to Today'}
          </Link>
        </p>
      </Page>
    </Frame>
  );
};
