import { useState } from 'react';
import styles from '#client/features/identity/account/account.module.css';
import { FormProblemNotice } from '#client/features/identity/form-problem-notice.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { Button } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { beginSecondFactorBody } from '#contract/accounts/second-factor.ts';

interface PasswordFirstProps {
  readonly send: (password: string) => Promise<void>;
}

/** Asks for the password before the first app is set up, so that nobody else can do that on an unlocked device. */
export const PasswordFirst = ({ send }: PasswordFirstProps) => {
  const [password, setPassword] = useState('');
  const { pending, problem, formProps } = useForm({
    schema: beginSecondFactorBody,
    values: { password },
    send: () => send(password),
  });
  return (
    <form className={styles.form} {...formProps}>
      <p ref={takeLostFocus} tabIndex={-1}>
        First type your password. So nobody but you can set this up.
      </p>
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={problem?.fields.password}
      />
      <FormProblemNotice problem={problem} />
      <Button type="submit" pending={pending} pendingLabel="Checking…">
        Go on
      </Button>
    </form>
  );
};
