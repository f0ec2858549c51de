import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call, Unreachable } from '#client/lib/api.ts';
import { getSession, onSessionChange } from '#client/lib/session.ts';
import { useSubmit } from '#client/lib/use-submit.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { PasswordField } from '#client/ui/password-field.tsx';
import { identityEndpoints } from '#contract/identity.ts';
import styles from './account.module.css';
import { leaveDevice } from './log-out.ts';

interface DeleteAccountProps {
  readonly userId: string;
  /** A guest has no password to confirm with. */
  readonly isGuest: boolean;
}

const Confirm = ({ userId, isGuest, onStay }: DeleteAccountProps & { onStay: () => void }) => {
  const [password, setPassword] = useState('');
  const unanswered = useRef(false);
  // The answer may be lost on its way. A session that is gone then was deleted with the account.
  useEffect(
    () =>
      onSessionChange(() => {
        if (unanswered.current && getSession().state === 'ended') void leaveDevice(userId);
      }),
    [userId],
  );
  const { pending, problem, submit } = useSubmit(async () => {
    try {
      await call(identityEndpoints.deleteAccount, { body: isGuest ? {} : { password } });
    } catch (error) {
      if (error instanceof Unreachable) unanswered.current = true;
      throw error;
    }
    await leaveDevice(userId);
  });
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    submit();
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <p>
        This deletes the account and everything in it, for good. It cannot be undone, and nobody can
        bring the data back.
      </p>
      {isGuest ? null : (
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={problem?.fields.password}
        />
      )}
      {problem === null ? null : <Notice tone="problem">{problem.message}</Notice>}
      <div className={styles.row}>
        <Button kind="secondary" onClick={onStay}>
          Keep the account
        </Button>
        <Button type="submit" kind="danger" pending={pending} pendingLabel="Deleting…">
          Delete for good
        </Button>
      </div>
    </form>
  );
};

/** Deletes the account after a confirmation. */
export const DeleteAccount = (props: DeleteAccountProps) => {
  const [asking, setAsking] = useState(false);
  const stay = (): void => setAsking(false);
  return (
    <div className={styles.stack}>
      <p className={styles.soft}>Everything in the account is deleted with it, for good.</p>
      <Button kind="danger" onClick={() => setAsking(true)}>
        Delete the account
      </Button>
      <Dialog open={asking} title="Delete the account?" onClose={stay}>
        <Confirm {...props} onStay={stay} />
      </Dialog>
    </div>
  );
};
