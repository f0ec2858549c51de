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
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/identity.js';
import styles from './account.module.css';

interface DeleteAccountProps {
  readonly userId: string;
  readonly isGuest: boolean;
  /** Whether the person confirms with a password. Guests do not have one. */
  readonly hasPassword: boolean;
}

const finishDeletion = async (userId: string): Promise<void> => {
  setFarewell(texts.accountDeleted);
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
      submit={common.deleteForGood}
      sending={texts.deleting}
      kind="danger"
      buttons={
        <Button kind="secondary" data-safe="" onClick={onStay}>
          {texts.keepAccount}
        </Button>
      }
    >
      {hasPassword ? (
        <PasswordField
          label={texts.yourPassword}
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
      <p className={kit.soft}>{texts.deletesEverything}</p>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {texts.deleteAccount}
      </Button>
      <Dialog open={asking} title={texts.deleteAccountTitle} onClose={stay}>
        <div className={styles.stack}>
          <p>{texts.deleteAccountAbout}</p>
          {props.isGuest ? (
            <DeleteForm {...props} onStay={stay} />
          ) : (
            <StepUpConfirmation
              leave={
                <Button kind="secondary" data-safe="" onClick={stay}>
                  {texts.keepAccount}
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
