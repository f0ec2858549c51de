import { useEffect, useRef, useState } from 'react';
import { LogOutButton } from '#client/features/identity/log-out/button.tsx';
import { AddressState } from '#client/features/identity/mail/address-state.tsx';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { SignedIn } from '#contract/identity.ts';
import styles from './account.module.css';
import { UpgradeForm } from './upgrade-form.tsx';

type Me = Pick<SignedIn, 'userId' | 'name' | 'email' | 'role'>;

interface AccountCardProps {
  readonly me: Me;
  /** Lets a guest log in to an existing account. */
  readonly onLogIn: () => void;
}

/**
 * The person's name and email. Guests see the form to create an account, and a button to log in to an existing account.
 */
export const AccountCard = ({ me, onLogIn }: AccountCardProps) => {
  const stack = useRef<HTMLDivElement>(null);
  const done = useRef<HTMLDivElement>(null);
  /** The height of the card in px at the time when the account was created; null before that. */
  const [heldPx, setHeldPx] = useState<number | null>(null);
  const isGuest = me.role === 'guest';
  const isMade = heldPx !== null && !isGuest;
  useEffect(() => {
    if (isMade) done.current?.focus();
  }, [isMade]);
  return (
    <div
      ref={stack}
      className={isMade ? `${styles.stack} ${styles.held}` : styles.stack}
      // Keeps the height of the card, so that no button, especially a delete button, moves under the pointer.
      style={isMade ? { minBlockSize: heldPx } : undefined}
    >
      {isMade ? (
        <div ref={done} tabIndex={-1}>
          <Notice tone="success">Your account is made. Everything you entered is kept.</Notice>
        </div>
      ) : null}
      {isGuest ? (
        <>
          <p>
            You are here as a guest. Make an account to log in on other devices too. Everything you
            entered is kept.
          </p>
          <p>
            If you have an account already, log in to it. You can then take along what you entered
            here.
          </p>
          <Button kind="secondary" onClick={onLogIn}>
            Log in to your account
          </Button>
          <UpgradeForm onMade={() => setHeldPx(stack.current?.offsetHeight ?? 0)} />
        </>
      ) : (
        <>
          <dl className={styles.facts}>
            <dt>Name</dt>
            <dd>{me.name === '' ? 'None' : me.name}</dd>
            <dt>Email</dt>
            <dd>{me.email ?? 'None'}</dd>
          </dl>
          {me.email === null ? null : <AddressState />}
        </>
      )}
      <LogOutButton userId={me.userId} kind="secondary" />
    </div>
  );
};
