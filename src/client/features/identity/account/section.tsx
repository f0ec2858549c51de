import { LeftGuests } from '#client/features/identity/left-guest/left-guests.tsx';
import { LogOutEverywhere } from '#client/features/identity/log-out/everywhere.tsx';
import { LoginMethodsCard } from '#client/features/identity/oidc/login-methods-card.tsx';
import { StepUpConfirmation } from '#client/features/identity/oidc/step-up-confirmation.tsx';
import { PasskeysCard } from '#client/features/identity/passkeys/passkeys-card.tsx';
import { PasswordCodesCard } from '#client/features/identity/passwords/codes-card.tsx';
import { FactorCard } from '#client/features/identity/second-factor/factor-card.tsx';
import { AboutForm } from '#client/features/identity/therapist/about-form.tsx';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { texts } from '#texts/identity.js';
import styles from './account.module.css';
import { AccountCard } from './card.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { PasswordForm } from './password-form.tsx';
import { useLoginMethods, useMe } from './queries.ts';
import { SessionList } from './session-list.tsx';

/** The account section of the settings. */
export const AccountSection = ({ onLogIn }: { readonly onLogIn: () => void }) => {
  const account = useMe();
  const me = account.data;
  const ways = useLoginMethods().data;
  const hasPassword = ways?.hasPassword ?? true;
  const provider = ways?.provider ?? null;
  return (
    <>
      <Card heading={texts.account} anchor="account">
        {me === undefined ? (
          <NotLoaded message={texts.accountNotLoaded} query={account} />
        ) : (
          <AccountCard me={me} onLogIn={onLogIn} />
        )}
        {me === undefined || me.role === 'guest' ? null : <LeftGuests userId={me.userId} />}
      </Card>
      {me === undefined ? null : (
        <>
          {me.email === null ? null : (
            <Card heading={texts.password}>
              <StepUpConfirmation>
                <PasswordForm email={me.email} hasPassword={hasPassword} />
              </StepUpConfirmation>
            </Card>
          )}
          {me.email === null || !hasPassword ? null : (
            <Card heading={texts.passwordCodesHeading}>
              <PasswordCodesCard userId={me.userId} asksPassword={me.secondFactor === 'none'} />
            </Card>
          )}
          {me.about === null ? null : (
            <Card heading={texts.aboutTherapist}>
              <AboutForm about={me.about} />
            </Card>
          )}
          {me.role === 'guest' ? null : (
            <>
              {ways === undefined || provider === null ? null : (
                <Card heading={texts.waysToLogIn} anchor="ways">
                  <LoginMethodsCard provider={provider} ways={ways} />
                </Card>
              )}
              <Card heading={texts.passkeys}>
                <PasskeysCard asksPassword={hasPassword && me.secondFactor === 'none'} />
              </Card>
              <Card heading={texts.secondFactor}>
                <FactorCard me={me} hasPassword={hasPassword} />
              </Card>
            </>
          )}
          <Card heading={texts.whereSignedIn}>
            <SessionList />
            {me.role === 'guest' ? null : (
              <div className={styles.stack}>
                <LogOutEverywhere userId={me.userId} />
              </div>
            )}
          </Card>
          <Card heading={texts.deleteAccount}>
            <DeleteAccount
              userId={me.userId}
              isGuest={me.role === 'guest'}
              hasPassword={hasPassword && me.role !== 'guest'}
            />
          </Card>
        </>
      )}
    </>
  );
};
