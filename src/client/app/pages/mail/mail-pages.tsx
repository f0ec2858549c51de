import { useLocation } from 'wouter';
import { useAuthDialog } from '#client/app/entry/auth-entry.tsx';
import { ConfirmForm } from '#client/features/identity/mail/confirm-form.tsx';
import { FinishForm } from '#client/features/identity/mail/finish-form.tsx';
import { ResetForm } from '#client/features/identity/mail/reset-form.tsx';
import { Page } from '#client/ui/layout/page.tsx';

/** A new password, by the link of a mail. */
export const ResetPage = () => {
  const [, navigate] = useLocation();
  const { open, dialog } = useAuthDialog(navigate);
  return (
    <Page title="Set a new password">
      <ResetForm onLogIn={() => open('login', '/homepage')} />
      {dialog}
    </Page>
  );
};

/** The end of a sign-up, by the link of a mail. */
export const FinishPage = () => {
  const [, navigate] = useLocation();
  const { open, dialog } = useAuthDialog(navigate);
  return (
    <Page title="Finish your sign-up">
      <FinishForm
        onSignedIn={() => navigate('/homepage')}
        onLogIn={() => open('login', '/homepage')}
        onSignUp={() => open('signup', '/homepage')}
      />
      {dialog}
    </Page>
  );
};

/** The confirmation of an address, by the link of a mail. */
export const ConfirmPage = () => (
  <Page title="Confirm your address">
    <ConfirmForm />
  </Page>
);
