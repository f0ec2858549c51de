import { useState } from 'react';
import { finishSignUp } from '#client/features/identity/sign-in.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { finishSignupBody } from '#contract/accounts/mail.ts';
import { texts } from '#texts/identity.js';
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
        <Button onClick={onLogIn}>{texts.logIn}</Button>
        <Button kind="secondary" onClick={onSignUp}>
          {texts.signUpAgain}
        </Button>
      </Outcome>
    );
  }
  return (
    <div className={`${kit.stack4} ${styles.stack}`}>
      <EntryForm
        form={form}
        submit={texts.makeTheAccount}
        sending={texts.makingAccount}
        cancel={texts.passwordUnknown}
        onCancel={onSignUp}
      >
        <p>{texts.passwordOnceMore}</p>
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          hint={texts.passwordFromSignUp}
          required
          {...form.bind('password', password, setPassword)}
        />
      </EntryForm>
    </div>
  );
};
