import { useState } from 'react';
import { FormProblemNotice } from '#client/features/identity/form-problem-notice.tsx';
import { finishSignUp } from '#client/features/identity/sign-in.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { finishSignupBody } from '#contract/accounts/mail.ts';
import styles from './mail.module.css';
import { useMailLink } from './mail-link.ts';
import { Outcome } from './outcome.tsx';

interface FinishFormProps {
  readonly onSignedIn: () => void;
  readonly onLogIn: () => void;
  /** Opens a new sign-up if the link no longer works. */
  readonly onSignUp: () => void;
}

/** Completes a sign-up from a mailed link. */
export const FinishForm = ({ onSignedIn, onLogIn, onSignUp }: FinishFormProps) => {
  const { secret, dead, use } = useMailLink();
  const [password, setPassword] = useState('');
  const { pending, problem, formProps } = useForm({
    schema: finishSignupBody,
    values: { secret, password },
    send: async () => {
      await use(() => finishSignUp({ secret, password }));
      onSignedIn();
    },
  });
  if (dead !== null) {
    return (
      <Outcome tone="problem" message={dead}>
        <Button onClick={onLogIn}>Log In</Button>
        <Button kind="secondary" onClick={onSignUp}>
          Sign up again
        </Button>
      </Outcome>
    );
  }
  return (
    <form className={styles.stack} {...formProps}>
      <p>Type your password once more. Then the account is made.</p>
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
      <Button kind="quiet" onClick={onSignUp}>
        I do not know it any more. Sign up again
      </Button>
    </form>
  );
};
