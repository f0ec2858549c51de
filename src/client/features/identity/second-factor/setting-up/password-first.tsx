import { useState } from 'react';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { beginSecondFactorBody } from '#contract/accounts/second-factor.ts';
import { texts } from '#texts/identity.js';

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
    <EntryForm form={form} submit={texts.goOn} sending={texts.checking}>
      <p ref={takeLostFocus} tabIndex={-1}>
        {texts.passwordFirst}
      </p>
      <PasswordField
        label={texts.yourPassword}
        autoComplete="current-password"
        required
        {...form.bind('password', password, setPassword)}
      />
    </EntryForm>
  );
};
