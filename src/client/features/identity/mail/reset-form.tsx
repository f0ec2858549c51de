import { useState } from 'react';
import { FormProblemNotice } from '#client/features/identity/form-problem-notice.tsx';
import { call, Refusal } from '#client/lib/api/call.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { mailEndpoints } from '#contract/accounts/mail.ts';
import { PASSWORD_HINT } from '../account/texts.ts';
import { ForgotForm } from './forgot-form.tsx';
import styles from './mail.module.css';
import { clearSecret, useSecretInAddress } from './secret-in-address.ts';

const isDead = (cause: unknown): boolean => cause instanceof Refusal && cause.code === 'not_found';

/** Sets a new password by the link of a mail. @param onLogIn leads to logging in with it */
export const ResetForm = ({ onLogIn }: { readonly onLogIn: () => void }) => {
  const secret = useSecretInAddress();
  const [newPassword, setNew] = useState('');
  const [state, setState] = useState<'open' | 'dead' | 'done'>(secret === '' ? 'dead' : 'open');
  const { pending, problem, formProps } = useForm({
    schema: mailEndpoints.resetPassword.body,
    values: { secret, newPassword },
    send: async (signal) => {
      try {
        await call(mailEndpoints.resetPassword, { body: { secret, newPassword }, signal });
      } catch (error) {
        if (isDead(error)) setState('dead');
        throw error;
      }
      clearSecret();
      setState('done');
    },
  });
  if (state === 'done') {
    return (
      <div className={styles.stack}>
        <Notice tone="success">
          Your new password is set. You are logged out everywhere. Log in with the new password.
        </Notice>
        <Button onClick={onLogIn}>Log In</Button>
      </div>
    );
  }
  return (
    <div className={styles.stack}>
      <form className={styles.stack} {...formProps}>
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          required
          value={newPassword}
          onChange={({ target }) => setNew(target.value)}
          error={problem?.fields.newPassword}
        />
        <FormProblemNotice problem={problem} />
        <Button type="submit" pending={pending} pendingLabel="Setting it…">
          Set the new password
        </Button>
      </form>
      {state === 'dead' ? (
        <section className={styles.stack} aria-label="A new link">
          <h2>A new link</h2>
          <ForgotForm />
        </section>
      ) : null}
    </div>
  );
};
