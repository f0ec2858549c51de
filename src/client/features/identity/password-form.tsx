import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useSubmit } from '#client/lib/use-submit.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { PasswordField } from '#client/ui/password-field.tsx';
import { identityEndpoints } from '#contract/identity.ts';
import styles from './account.module.css';
import { SESSIONS_KEY } from './account-queries.ts';
import { PASSWORD_HINT } from './account-texts.ts';

/** Changes the password, which ends the person's other sessions. */
export const PasswordForm = ({ email }: { readonly email: string }) => {
  const client = useQueryClient();
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const [changed, setChanged] = useState(false);
  const { pending, problem, submit } = useSubmit(async () => {
    setChanged(false);
    await call(identityEndpoints.changePassword, { body: { currentPassword, newPassword } });
    setChanged(true);
    setCurrent('');
    setNew('');
    await client.invalidateQueries({ queryKey: SESSIONS_KEY });
  });
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    submit();
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      {/* Password managers take from this field whose password changes. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        name="current-password"
        autoComplete="current-password"
        required
        value={currentPassword}
        onChange={(event) => setCurrent(event.target.value)}
        error={problem?.fields.currentPassword}
      />
      <PasswordField
        label="New password"
        name="new-password"
        autoComplete="new-password"
        required
        hint={PASSWORD_HINT}
        value={newPassword}
        onChange={(event) => setNew(event.target.value)}
        error={problem?.fields.newPassword}
      />
      {problem === null ? null : <Notice tone="problem">{problem.message}</Notice>}
      {changed ? (
        <Notice tone="success">The password is changed. Your other sessions have ended.</Notice>
      ) : null}
      <Button type="submit" kind="secondary" pending={pending} pendingLabel="Changing…">
        Change password
      </Button>
    </form>
  );
};
