import { useState } from 'react';
import { finishSignUp } from '#client/features/identity/sign-in.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
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
  const form = useForm({
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
    <div className={`${kit.stack4} ${styles.stack}`}>
      <EntryForm
        form={form}
        submit="Make the account"
        sending="Making the account…"
        cancel="I do not know it any more. Sign up again"
        onCancel={onSignUp}
      >
        <p>Type your password once more. Then the account is made.</p>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          hint="The one that you chose when you signed up."
          required
          {...form.bind('password', password, setPassword)}
        />
      </EntryForm>
    </div>
  );
};
