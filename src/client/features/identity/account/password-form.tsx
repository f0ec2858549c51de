import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#client/lib/api/call.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { changePasswordBody, identityEndpoints } from '#contract/identity.ts';
import { texts } from '#texts/identity.js';
import { SESSIONS_KEY, WAYS_KEY } from './queries.ts';
import { PASSWORD_HINT } from './texts.ts';

interface PasswordFormProps {
  readonly email: string;
  /** Whether the account has a password. If not, the form sets the first one. */
  readonly hasPassword: boolean;
}

/** Changes or sets the password. This ends all other sessions. */
export const PasswordForm = ({ email, hasPassword }: PasswordFormProps) => {
  const client = useQueryClient();
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const [changed, setChanged] = useState(false);
  const values = hasPassword ? { currentPassword, newPassword } : { newPassword };
  const form = useForm({
    schema: changePasswordBody,
    values,
    send: async () => {
      setChanged(false);
      await call(identityEndpoints.changePassword, { body: values });
      setChanged(true);
      setCurrent('');
      setNew('');
      await client.invalidateQueries({ queryKey: SESSIONS_KEY });
      await client.invalidateQueries({ queryKey: WAYS_KEY });
    },
  });
  return (
    <EntryForm
      form={form}
      submit={hasPassword ? texts.changePassword : texts.setPassword}
      sending={texts.changingPassword}
      kind="secondary"
    >
      {/* Password managers need this field to know whose password changes. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword ? (
        <PasswordField
          label={texts.currentPassword}
          autoComplete="current-password"
          required
          {...form.bind('currentPassword', currentPassword, setCurrent)}
        />
      ) : null}
      <PasswordField
        label={texts.newPassword}
        autoComplete="new-password"
        required
        hint={PASSWORD_HINT}
        {...form.bind('newPassword', newPassword, setNew)}
      />
      {changed ? (
        <Notice tone="success">{hasPassword ? texts.passwordChanged : texts.passwordSet}</Notice>
      ) : null}
    </EntryForm>
  );
};
