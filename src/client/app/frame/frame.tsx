import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSession } from '#client/lib/session/session.ts';
import { buttonClass } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/app.js';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Languages } from './languages.tsx';
import { Logo } from './logo.tsx';
import { SkipLink } from './skip-link.tsx';

interface FrameProps {
  /** The page that the logo links to. */
  readonly home: '/' | '/homepage';
  /** Content at the end of the top bar. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly hasFooter?: boolean;
}

/**
 * The plain frame of the pages outside the signed-in shell: a top bar and the page's content. On pages with a footer,
 * the link to the comfort settings is in the footer, so that the top bar stays short on phones. People who still have
 * to give a second factor get no link, because they cannot open the settings.
 */
export const Frame = ({ home, actions, children, hasFooter = false }: FrameProps) => {
  const session = useSession();
  const comfort =
    session.state === 'in' && session.owesSecondFactor ? null : (
      <Link to="/settings#comfort" className={buttonClass('quiet')}>
        {texts.comfort}
      </Link>
    );
  return (
    <>
      <SkipLink />
      <header className={kit.container}>
        <div className={styles.inner}>
          <Logo to={home} />
          <div className={`${kit.row1} ${styles.actions}`}>
            {hasFooter ? null : comfort}
            {actions}
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {hasFooter ? (
        <Footer>
          {comfort}
          <Languages />
        </Footer>
      ) : null}
    </>
  );
};
