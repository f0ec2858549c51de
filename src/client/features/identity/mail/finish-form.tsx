import { useState } from 'react';
import { FormProblemNotice } from '#client/features/identity/form-problem-notice.tsx';
import { finishSignUp } from '#client/features/identity/sign-in.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { mailEndpoints } from '#contract/accounts/mail.ts';
import styles from './mail.module.css';
import { clearSecret, useSecretInAddress } from './secret-in-address.ts';

/** Makes the account of a sign-up by the link of a mail. */
export const FinishForm = ({ onSignedIn }: { readonly onSignedIn: () => void }) => {
  const secret = useSecretInAddress();
  const [password, setPassword] = useState('');
  const { pending, problem, formProps } = useForm({
    schema: mailEndpoints.finishSignup.body,
    values: { secret, password },
    send: async () => {
      await finishSignUp({ secret, password });
      clearSecret();
      onSignedIn();
    },
  });
  return (
    <form className={styles.stack} {...formProps}>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        hint="The one that you chose when you signed up."
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={problem?.fields.password}
      />
      <FormProblemNotice problem={problem} />
      <Button type="submit" pending={pending} pendingLabel="Making the account…">
        Make the account
      </Button>
    </form>
  );
};
