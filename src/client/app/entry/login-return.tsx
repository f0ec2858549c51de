import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Loading } from '#client/app/parts/loading.tsx';
import styles from '#client/features/identity/account/account.module.css';
import { LoginByProvider } from '#client/features/identity/oidc/login-by-provider.tsx';
import { loginProblem } from '#client/features/identity/oidc/provider-button.tsx';
import { finishLogin } from '#client/features/identity/sign-in.ts';
import { pageAfterLogin } from '#client/lib/session/page-after-login.ts';
import { getSession, useSession } from '#client/lib/session/session.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { Page } from '#client/ui/layout/page.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { texts } from '#texts/app.js';
import { texts as pages } from '#texts/pages.js';

const NOTHING_BEGUN = texts.noLoginToFinish;

/** Thrown when the page is opened without a login in progress. */
class NothingBegun extends Error {
  override readonly name = 'NothingBegun';
}

let finishing: ReturnType<typeof finishLogin> | null = null;

/** Forwards the provider's response to the server only once, although signing in renders this page again. */
const finishOnce = async (): ReturnType<typeof finishLogin> => {
  const { search, pathname } = window.location;
  if (finishing === null && search === '') throw new NothingBegun();
  finishing ??= finishLogin(search.slice(1));
  // The provider's response is single-use and must not stay in the browser history.
  if (search !== '') window.history.replaceState(window.history.state, '', pathname);
  return finishing;
};

/** The page to which the login provider redirects. It finishes the login and opens the requested page. */
export const LoginReturn = () => {
  const [, navigate] = useLocation();
  const isIn = useSession().state === 'in';
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    finishOnce().then(
      ({ did, returnTo }) =>
        navigate(did === 'login' ? pageAfterLogin(returnTo, getSession()) : `${returnTo}#ways`, {
          replace: true,
        }),
      (cause: unknown) =>
        setProblem(cause instanceof NothingBegun ? NOTHING_BEGUN : loginProblem(cause)),
    );
  }, [navigate]);
  return (
    <Page title={pages.loggingIn}>
      {problem === null ? (
        <Loading />
      ) : (
        <div className={styles.stack}>
          <Notice tone="problem">{problem}</Notice>
          {isIn ? null : <LoginByProvider returnTo="/homepage" />}
          <Link to={isIn ? '/settings' : '/'} className={buttonClass(isIn ? 'primary' : 'quiet')}>
            {isIn ? texts.goToSettings : texts.goToStart}
          </Link>
        </div>
      )}
    </Page>
  );
};
