import { useEffect, useState } from 'react';
import styles from '#client/features/identity/account/account.module.css';
import { useMe } from '#client/features/identity/account/queries.ts';
import { LogOutButton } from '#client/features/identity/log-out/button.tsx';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { markSecondFactorGiven } from '#client/lib/session/session.ts';
import { Page } from '#client/ui/layout/page.tsx';
import { texts } from '#texts/identity.js';
import { VerifySecondFactor } from './give-factor.tsx';
import { forgetCodes, keepCodes, unkeptCodes } from './kept-codes.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpSteps } from './setting-up/set-up-steps.tsx';

/**
 * Replaces every page until the second factor is verified. Therapists who have no second factor must set one up first.
 */
export const SecondFactorPage = ({ userId }: { readonly userId: string }) => {
  const account = useMe();
  const state = account.data?.secondFactor;
  const [codes, setCodes] = useState(() => unkeptCodes(userId));
  const isDone = codes === null && (state === 'given' || state === 'none');
  useEffect(() => {
    if (isDone) markSecondFactorGiven();
  }, [isDone]);
  if (codes !== null) {
    return (
      <Page title={texts.keepCodesTitle}>
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            forgetCodes(userId);
            markSecondFactorGiven();
          }}
        />
      </Page>
    );
  }
  if (state === 'to-set-up') {
    const show = (made: readonly string[]): void => {
      keepCodes(userId, made);
      setCodes(made);
    };
    return (
      <Page title={texts.setUpTitle} lead={texts.setUpLead}>
        <SetUpSteps userId={userId} asksPassword={false} Heading="h2" onCodes={show} />
        <LogOutButton userId={userId} kind="secondary" />
      </Page>
    );
  }
  if (state === 'needed') {
    return (
      <Page title={texts.oneMoreStep} lead={texts.enterFactorLead}>
        <div className={styles.stack}>
          <VerifySecondFactor onGiven={markSecondFactorGiven} />
          <LogOutButton userId={userId} kind="secondary" />
        </div>
      </Page>
    );
  }
  return (
    <Page title={texts.oneMoreStep}>
      <NotLoaded message={texts.accountNotLoaded} query={account} />
    </Page>
  );
};
