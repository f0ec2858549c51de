import { useState } from 'react';
import { PasswordSet } from '#client/features/identity/passwords/password-set.tsx';
import { call } from '#client/lib/api/call.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { mailEndpoints, resetPasswordBody } from '#contract/accounts/mail.ts';
import { texts } from '#texts/identity.js';
import { PASSWORD_HINT } from '../account/texts.ts';
import { ForgotForm } from './forgot-form.tsx';
import styles from './mail.module.css';
import { useMailLink } from './mail-link.ts';
import { Outcome } from './outcome.tsx';

/** Sets a new password from a mailed link. @param onLogIn opens the login with the new password */
export const ResetForm = ({ onLogIn }: { readonly onLogIn: () => void }) => {
  const { secret, dead, use } = useMailLink();
  const [newPassword, setNew] = useState('');
  const [isDone, setDone] = useState(false);
  const form = useForm({
    schema: resetPasswordBody,
    values: { secret, newPassword },
    send: async (signal) => {
      await use(() => call(mailEndpoints.resetPassword, { body: { secret, newPassword }, signal }));
      setDone(true);
    },
  });
  if (isDone) return <PasswordSet onLogIn={onLogIn} />;
  if (dead !== null) {
    return (
      <Outcome tone="problem" message={dead}>
        <h2>{texts.askNewLink}</h2>
        <ForgotForm />
      </Outcome>
    );
  }
  return (
    <div className={`${kit.stack4} ${styles.stack}`}>
      <EntryForm form={form} submit={texts.setNewPassword} sending={texts.settingPassword}>
        <p>{texts.newPasswordLogsOut}</p>
        <PasswordField
          label={texts.newPassword}
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          required
          {...form.bind('newPassword', newPassword, setNew)}
        />
      </EntryForm>
    </div>
  );
};
