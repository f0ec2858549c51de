import { useEffect, useRef, useState } from 'react';
import { leaveDevice } from '#client/features/identity/log-out/log-out.ts';
import { StepUpConfirmation } from '#client/features/identity/oidc/step-up-confirmation.tsx';
import { call, Unreachable } from '#client/lib/api/call.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { setFarewell } from '#client/lib/session/farewell.ts';
import { getSession, onSessionChange } from '#client/lib/session/session.ts';
import { Button } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { deleteAccountBody, identityEndpoints } from '#contract/identity.ts';
import styles from './account.module.css';

interface DeleteAccountProps {
  readonly userId: string;
  readonly isGuest: boolean;
  /** Whether the person confirms with a password. Guests do not have one. */
  readonly hasPassword: boolean;
}

const finishDeletion = async (userId: string): Promise<void> => {
  setFarewell('Your account is deleted, with everything in it.');
  await leaveDevice(userId);
};

const DeleteForm = ({
  userId,
  hasPassword,
  onStay,
}: DeleteAccountProps & { onStay: () => void }) => {
  const [password, setPassword] = useState('');
  const isUnanswered = useRef(false);
  // If the reply to the deletion was lost, an ended session means that the account was deleted.
  useEffect(
    () =>
      onSessionChange(() => {
        if (isUnanswered.current && getSession().state === 'ended') void finishDeletion(userId);
      }),
    [userId],
  );
  const values = hasPassword ? { password } : {};
  const form = useForm({
    schema: deleteAccountBody,
    values,
    send: async () => {
      try {
        await call(identityEndpoints.deleteAccount, { body: values });
      } catch (error) {
        if (error instanceof Unreachable) isUnanswered.current = true;
        throw error;
      }
      await finishDeletion(userId);
    },
  });
  return (
    <EntryForm
      form={form}
      submit="Delete for good"
      sending="Deleting…"
      kind="danger"
      buttons={
        <Button kind="secondary" data-safe="" onClick={onStay}>
          Keep the account
        </Button>
      }
    >
      {hasPassword ? (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          required
          {...form.bind('password', password, setPassword)}
        />
      ) : null}
    </EntryForm>
  );
};

/** Deletes the account after a confirmation. */
export const DeleteAccount = (props: DeleteAccountProps) => {
  const [asking, setAsking] = useState(false);
  const stay = (): void => setAsking(false);
  return (
    <div className={styles.stack}>
      <p className={kit.soft}>Everything in the account is deleted with it, for good.</p>
      <Button kind="danger" onClick={() => setAsking(true)}>
        Delete the account
      </Button>
      <Dialog open={asking} title="Delete the account?" onClose={stay}>
        <div className={styles.stack}>
          <p>
            This deletes the account and everything in it, for good. It cannot be undone, and nobody
            can bring the data back.
          </p>
          {props.isGuest ? (
            <DeleteForm {...props} onStay={stay} />
          ) : (
            <StepUpConfirmation
              leave={
                <Button kind="secondary" data-safe="" onClick={stay}>
                  Keep the account
                </Button>
              }
            >
              <DeleteForm {...props} onStay={stay} />
            </StepUpConfirmation>
          )}
        </div>
      </Dialog>
    </div>
  );
};
