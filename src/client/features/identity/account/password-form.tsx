import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProblemNotice } from '#client/features/identity/form-problem-notice.tsx';
import { call } from '#client/lib/api/call.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { changePasswordBody, identityEndpoints } from '#contract/identity.ts';
import styles from './account.module.css';
import { SESSIONS_KEY, WAYS_KEY } from './queries.ts';
import { PASSWORD_HINT } from './texts.ts';

interface PasswordFormProps {
  readonly email: string;
  /** Without a password yet, the form sets the first one. */
  readonly hasPassword: boolean;
}

/** Changes or sets the password, which ends all other sessions. */
export const PasswordForm = ({ email, hasPassword }: PasswordFormProps) => {
  const client = useQueryClient();
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const [changed, setChanged] = useState(false);
  const values = hasPassword ? { currentPassword, newPassword } : { newPassword };
  const { pending, problem, formProps } = useForm({
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
    <form className={styles.form} {...formProps}>
      {/* Password managers need this field to know whose password changes. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword ? (
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          required
          value={currentPassword}
          onChange={(event) => setCurrent(event.target.value)}
          error={problem?.fields.currentPassword}
        />
      ) : null}
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        required
        hint={PASSWORD_HINT}
        value={newPassword}
        onChange={(event) => setNew(event.target.value)}
        error={problem?.fields.newPassword}
      />
      <FormProblemNotice problem={problem} />
      {changed ? (
        <Notice tone="success">
          The password is {hasPassword ? 'changed' : 'set'}. Your other sessions have ended.
        </Notice>
      ) : null}
      <Button type="submit" kind="secondary" pending={pending} pendingLabel="Changing…">
        {hasPassword ? 'Change password' : 'Set a password'}
      </Button>
    </form>
  );
};
