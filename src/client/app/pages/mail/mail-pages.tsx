import { useLocation } from 'wouter';
import { useAuthDialog } from '#client/app/entry/auth-entry.tsx';
import { ConfirmForm } from '#client/features/identity/mail/confirm-form.tsx';
import { FinishForm } from '#client/features/identity/mail/finish-form.tsx';
import { ResetForm } from '#client/features/identity/mail/reset-form.tsx';
import { Page } from '#client/ui/layout/page.tsx';
import { texts } from '#texts/pages.js';

/** Sets a new password; opened by a link in a mail. */
export const ResetPage = () => {
  const [, navigate] = useLocation();
  const { open, dialog } = useAuthDialog(navigate);
  return (
    <Page title={texts.setNewPassword}>
      <ResetForm onLogIn={() => open('login', '/homepage')} />
      {dialog}
    </Page>
  );
};

/** Finishes a sign-up; opened by a link in a mail. */
export const FinishPage = () => {
  const [, navigate] = useLocation();
  const { open, dialog } = useAuthDialog(navigate);
  return (
    <Page title={texts.finishSignUp}>
      <FinishForm
        onSignedIn={() => navigate('/homepage')}
        onLogIn={() => open('login', '/homepage')}
        onSignUp={() => open('signup', '/homepage')}
      />
      {dialog}
    </Page>
  );
};

/** Confirms an email address; opened by a link in a mail. */
export const ConfirmPage = () => (
  <Page title={texts.confirmAddress}>
    <ConfirmForm />
  </Page>
);
