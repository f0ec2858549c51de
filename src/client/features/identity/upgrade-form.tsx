import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#client/lib/api.ts';
import { startSession } from '#client/lib/session.ts';
import { useSubmit } from '#client/lib/use-submit.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { identityEndpoints } from '#contract/identity.ts';
import styles from './account.module.css';
import { AccountFields, NO_ACCOUNT } from './account-fields.tsx';
import { ME_KEY } from './account-queries.ts';
import { withCookie } from './owed-logout.ts';

/** Makes a full account of a guest, who keeps everything. */
export const UpgradeForm = () => {
  const client = useQueryClient();
  const [typed, setTyped] = useState(NO_ACCOUNT);
  const { pending, problem, submit } = useSubmit(() =>
    withCookie(async () => {
      const person = await call(identityEndpoints.upgrade, { body: typed });
      startSession(person);
      client.setQueryData(ME_KEY, person);
    }),
  );
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    submit();
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <AccountFields isNew typed={typed} onType={setTyped} problem={problem} />
      {problem === null ? null : <Notice tone="problem">{problem.message}</Notice>}
      <Button type="submit" pending={pending} pendingLabel="Making the account…">
        Make an account
      </Button>
    </form>
  );
};
