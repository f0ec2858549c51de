import { useSession } from '#client/lib/session.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { Link } from '#client/ui/link.tsx';
import { Page } from '#client/ui/page.tsx';
import { Frame } from './frame.tsx';

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
