import { LogOutButton } from '#client/features/identity/log-out/button.tsx';
import { AddressState } from '#client/features/identity/mail/address-state.tsx';
import { useUpgrade } from '#client/features/identity/upgrade/use-upgrade.tsx';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { SignedIn } from '#contract/identity.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/identity.js';
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
          <Notice tone="success">{texts.accountMade}</Notice>
        </div>
      ) : null}
      {upgrade === 'offered' ? (
        <>
          <p>{texts.guestAccount}</p>
          <Button {...opens}>{texts.makeAccount}</Button>
          {dialog}
          <p>{texts.logInInstead}</p>
          <Button kind="secondary" onClick={onLogIn}>
            {texts.logInToAccount}
          </Button>
        </>
      ) : (
        <>
          <dl className={styles.facts}>
            <dt>{common.name}</dt>
            <dd>{me.name === '' ? texts.none : me.name}</dd>
            <dt>{texts.email}</dt>
            <dd>{me.email ?? 'None'}</dd>
          </dl>
          {me.email === null ? null : <AddressState />}
        </>
      )}
      <LogOutButton userId={me.userId} kind="secondary" />
    </div>
  );
};
