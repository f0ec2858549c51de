import { useState } from 'react';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { beginSecondFactorBody } from '#contract/accounts/second-factor.ts';

interface PasswordFirstProps {
  readonly send: (password: string) => Promise<void>;
}

/**
 * Asks for the password before the first authenticator app is set up, so that nobody else can set up an app on an
 * unlocked device.
 */
export const PasswordFirst = ({ send }: PasswordFirstProps) => {
  const [password, setPassword] = useState('');
  const form = useForm({
    schema: beginSecondFactorBody,
    values: { password },
    send: () => send(password),
  });
  return (
    <EntryForm form={form} submit="Go on" sending="Checking…">
      <p ref={takeLostFocus} tabIndex={-1}>
        First type your password. So nobody but you can set this up.
      </p>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        required
        {...form.bind('password', password, setPassword)}
      />
    </EntryForm>
  );
};
