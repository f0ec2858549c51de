import { LogOutButton } from '#client/features/identity/log-out/button.tsx';
import { AddressState } from '#client/features/identity/mail/address-state.tsx';
import { useUpgrade } from '#client/features/identity/upgrade/use-upgrade.tsx';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { SignedIn } from '#contract/identity.ts';
import styles from './account.module.css';

type Me = Pick<SignedIn, 'userId' | 'name' | 'email' | 'role'>;

interface AccountCardProps {
  readonly me: Me;
  /** Lets a guest log in to an existing account. */
  readonly onLogIn: () => void;
}

/**
 * The person's name and email. Guests see buttons to create an account and to log in to an existing account.
 */
export const AccountCard = ({ me, onLogIn }: AccountCardProps) => {
  const { upgrade, opens, dialog } = useUpgrade(me.role === 'guest');
  return (
    <div className={styles.stack}>
      {upgrade === 'made' ? (
        <div ref={takeLostFocus} tabIndex={-1} className={kit.noRing}>
          <Notice tone="success">Your account is made. Everything you entered is kept.</Notice>
        </div>
      ) : null}
      {upgrade === 'offered' ? (
        <>
          <p>
            You are here as a guest. Make an account to log in on other devices too. Everything you
            entered is kept.
          </p>
          <Button {...opens}>Make an account</Button>
          {dialog}
          <p>
            If you have an account already, log in to it. You can then take along what you entered
            here.
          </p>
          <Button kind="secondary" onClick={onLogIn}>
            Log in to your account
          </Button>
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
