import { Suspense, useEffect } from 'react';
import { Frame } from '#client/app/frame/frame.tsx';
import type { PageEntry } from '#client/app/pages.ts';
import { Suspended } from '#client/app/parts/suspended.tsx';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { useSession } from '#client/lib/session/session.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Page } from '#client/ui/layout/page.tsx';
import { texts } from '#texts/app.js';
import { LoginByProvider, preloadAuth, preloadsAuth, useAuthDialog } from './auth-entry.tsx';
import { GuestButton } from './guest-button.tsx';

const LeftOnDevice = lazyPart(
  async () => (await import('#client/features/identity/log-out/left-on-device.tsx')).LeftOnDevice,
);

const USUAL = texts.logInForPage;
const ENDED = texts.sessionEnded;

const stay = (): void => undefined;

/**
 * Shown instead of a page that requires signing in. Once somebody is signed in, the page itself is rendered at the same
 * address, so no redirect is needed.
 */
export const Gate = ({ page }: { readonly page: PageEntry }) => {
  const session = useSession();
  const { open, dialog } = useAuthDialog(stay);
  useEffect(preloadAuth, []);
  const { title, gateText = USUAL, OpenPart } = page;
  return (
    <Frame home="/">
      <Page title={title} lead={session.state === 'ended' ? ENDED : gateText}>
        <div className={kit.row3}>
          <Button {...preloadsAuth} onClick={() => open('login', '')}>
            {texts.logIn}
          </Button>
          <Button kind="secondary" {...preloadsAuth} onClick={() => open('signup', '')}>
            {texts.signUp}
          </Button>
          <GuestButton onSignedIn={stay}>{texts.continueAsGuest}</GuestButton>
          <Suspense fallback={null}>
            <LoginByProvider returnTo={window.location.pathname} />
          </Suspense>
        </div>
        {session.state === 'ended' ? (
          <Suspended>
            <LeftOnDevice userId={session.userId} />
          </Suspended>
        ) : null}
        {OpenPart === undefined ? null : (
          <Suspended>
            <OpenPart />
          </Suspended>
        )}
      </Page>
      {dialog}
    </Frame>
  );
};
