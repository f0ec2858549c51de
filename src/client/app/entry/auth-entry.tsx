import { useState } from 'react';
import { Suspended } from '#client/app/parts/suspended.tsx';
import { serverOptions } from '#client/lib/api/server-options.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { pageAfterLogin } from '#client/lib/session/page-after-login.ts';
import { getSession } from '#client/lib/session/session.ts';
import { canUsePasskeys } from '#client/platform/device/passkeys.ts';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import { texts } from '#texts/app.js';

export type AuthMode = 'login' | 'signup' | 'forgot';

const AuthForm = lazyPart(
  async () => (await import('#client/features/identity/auth-form.tsx')).AuthForm,
);

const TherapistChoice = lazyPart(
  async () => (await import('#client/features/identity/therapist/choice.tsx')).TherapistChoice,
);

const Forgot = lazyPart(
  async () => (await import('#client/features/identity/passwords/forgot.tsx')).Forgot,
);

const ForgotLink = lazyPart(
  async () => (await import('#client/features/identity/passwords/forgot-link.tsx')).ForgotLink,
);

const LoginByPasskey = lazyPart(
  async () =>
    (await import('#client/features/identity/passkeys/login-by-passkey.tsx')).LoginByPasskey,
);

export const LoginByProvider = lazyPart(
  async () =>
    (await import('#client/features/identity/oidc/login-by-provider.tsx')).LoginByProvider,
);

/** Preloads the contents of the dialog, so that it opens immediately and without layout shifts. */
export const preloadAuth = (): void => {
  for (const part of [AuthForm, ForgotLink, TherapistChoice, LoginByProvider]) part.preload();
  serverOptions().catch(() => undefined);
};

/** Props of a control that opens the dialog. They load the form before the control is pressed. */
export const preloadsAuth = { onPointerEnter: preloadAuth, onFocus: preloadAuth };

interface AuthDialogProps {
  readonly mode: AuthMode;
  /** The page to open after signing in; empty to stay on the current page. */
  readonly destination: string;
  readonly onModeChange: (mode: AuthMode) => void;
  readonly onClose: () => void;
  readonly onSignedIn: () => void;
}

const AuthDialog = ({ mode, destination, onModeChange, onClose, onSignedIn }: AuthDialogProps) => {
  const [email, setEmail] = useState('');
  return (
    <Dialog open title={texts.dialogTitles[mode]} onClose={onClose}>
      <Suspended>
        {mode === 'forgot' ? (
          <Forgot typed={email} onBack={() => onModeChange('login')} onSignedIn={onSignedIn} />
        ) : (
          <AuthForm
            mode={mode}
            onModeChange={onModeChange}
            onForgot={(typed) => {
              setEmail(typed);
              onModeChange('forgot');
            }}
            onSignedIn={onSignedIn}
            TherapistChoice={TherapistChoice}
            ForgotLink={ForgotLink}
            LoginByProvider={LoginByProvider}
            destination={destination === '' ? window.location.pathname : destination}
            LoginByPasskey={canUsePasskeys() ? LoginByPasskey : null}
          />
        )}
      </Suspended>
    </Dialog>
  );
};

/**
 * The dialog to sign up or log in: `open` shows it, and the caller renders `dialog`.
 *
 * @param onSignedIn called with the destination given to `open` once somebody is signed in
 */
export const useAuthDialog = (onSignedIn: (destination: string) => void) => {
  const [asked, setAsked] = useState<{ mode: AuthMode; destination: string } | null>(null);
  const open = (mode: AuthMode, destination: string): void => setAsked({ mode, destination });
  const dialog =
    asked === null ? null : (
      <AuthDialog
        mode={asked.mode}
        destination={asked.destination}
        onModeChange={(mode) => open(mode, asked.destination)}
        onClose={() => setAsked(null)}
        onSignedIn={() => {
          setAsked(null);
          onSignedIn(pageAfterLogin(asked.destination, getSession()));
        }}
      />
    );
  return { open, dialog };
};
