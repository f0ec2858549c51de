import { useEffect, useState } from 'react';
import styles from '#client/features/identity/account/account.module.css';
import { useMe } from '#client/features/identity/account/queries.ts';
import { LogOutButton } from '#client/features/identity/log-out/button.tsx';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { markSecondFactorGiven } from '#client/lib/session/session.ts';
import { Page } from '#client/ui/layout/page.tsx';
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
      <Page title="Keep your recovery codes">
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
      <Page
        title="Set up your second factor"
        lead="Therapists see what other people share with them. So your account needs a code from an app on your phone, beside the password."
      >
        <SetUpSteps userId={userId} asksPassword={false} Heading="h2" onCodes={show} />
        <LogOutButton userId={userId} kind="secondary" />
      </Page>
    );
  }
  if (state === 'needed') {
    return (
      <Page title="Give your second factor" lead="One more step, and the page you asked for opens.">
        <div className={styles.stack}>
          <VerifySecondFactor onGiven={markSecondFactorGiven} />
          <LogOutButton userId={userId} kind="secondary" />
        </div>
      </Page>
    );
  }
  return (
    <Page title="One more step">
      <NotLoaded what="Your account" query={account} />
    </Page>
  );
};
