import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { Card } from '#client/ui/card.tsx';
import styles from './account.module.css';
import { useMe } from './account-queries.ts';
import { DeleteAccount } from './delete-account.tsx';
import { LogOutButton } from './log-out-button.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import { UpgradeForm } from './upgrade-form.tsx';

/** Everything about the account itself. */
export const AccountSection = () => {
  const account = useMe();
  const me = account.data;
  if (me === undefined)
    return (
      <Card heading="Account">
        <NotLoaded what="Your account" query={account} />
      </Card>
    );
  const isGuest = me.role === 'guest';
  return (
    <>
      <Card heading="Account">
        <div className={styles.stack}>
          {isGuest ? (
            <>
              <p>
                You are here as a guest. Make an account to log in on other devices too. Everything
                you entered is kept.
              </p>
              <UpgradeForm />
            </>
          ) : (
            <dl className={styles.facts}>
              <dt>Name</dt>
              <dd>{me.name}</dd>
              <dt>Email</dt>
              <dd>{me.email}</dd>
            </dl>
          )}
          <LogOutButton userId={me.userId} kind="secondary" />
        </div>
      </Card>
      {me.email === null ? null : (
        <Card heading="Password">
          <PasswordForm email={me.email} />
        </Card>
      )}
      <Card heading="Where you are signed in">
        <SessionList />
      </Card>
      <Card heading="Delete the account">
        <DeleteAccount userId={me.userId} isGuest={isGuest} />
      </Card>
    </>
  );
};
