import { useEffect } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Page } from '#client/ui/page.tsx';
import { preloadAuth, preloadsAuth, useAuthDialog } from './auth-entry.tsx';
import { Frame } from './frame.tsx';
import styles from './gate.module.css';
import { GuestButton } from './guest-button.tsx';

interface GateProps {
  readonly page: { readonly title: string; readonly gateText?: string };
  /** Whether the session was ended elsewhere while this device still counted on it. */
  readonly ended: boolean;
}

const USUAL = 'Log in, sign up, or go on as a guest. Then this page opens.';
const ENDED =
  'Your session has ended. What you typed is kept on this device. Log in, and this page opens again.';

const stay = (): void => undefined;

/**
 * Stands in the place of a page that needs somebody to be signed in. Once they are, the page itself
 * is drawn at the same address, so that nobody has to find their way back.
 */
export const Gate = ({ page, ended }: GateProps) => {
  const { open, dialog } = useAuthDialog(stay);
  useEffect(preloadAuth, []);
  return (
    <Frame home="/">
      <Page title={page.title} lead={ended ? ENDED : (page.gateText ?? USUAL)}>
        <div className={styles.ways}>
          <Button {...preloadsAuth} onClick={() => open('login', '')}>
            Log In
          </Button>
          <Button kind="secondary" {...preloadsAuth} onClick={() => open('signup', '')}>
            Sign Up
          </Button>
          <GuestButton onSignedIn={stay}>Continue as a guest</GuestButton>
        </div>
      </Page>
      {dialog}
    </Frame>
  );
};
