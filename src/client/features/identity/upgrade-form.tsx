import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#client/lib/api.ts';
import { startSession } from '#client/lib/session.ts';
import { useSubmit } from '#client/lib/use-submit.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { PasswordField } from '#client/ui/password-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { identityEndpoints } from '#contract/identity.ts';
import styles from './account.module.css';
import { ME_KEY } from './account-queries.ts';
import { PASSWORD_HINT } from './account-texts.ts';
import { withCookie } from './owed-logout.ts';

/** Makes a full account of a guest, who keeps everything. */
export const UpgradeForm = () => {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { pending, problem, submit } = useSubmit(() =>
    withCookie(async () => {
      const person = await call(identityEndpoints.upgrade, { body: { name, email, password } });
      startSession(person.userId, person.token);
      client.setQueryData(ME_KEY, person);
    }),
  );
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    submit();
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        required
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={problem?.fields.name}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={problem?.fields.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        hint={PASSWORD_HINT}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={problem?.fields.password}
      />
      {problem === null ? null : <Notice tone="problem">{problem.message}</Notice>}
      <Button type="submit" pending={pending} pendingLabel="Making the account…">
        Make an account
      </Button>
    </form>
  );
};
