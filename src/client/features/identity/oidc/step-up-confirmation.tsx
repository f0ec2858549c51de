import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from '#client/features/identity/account/account.module.css';
import { useLoginMethods, useMe, WAYS_KEY } from '#client/features/identity/account/queries.ts';
import { VerifyByPasskey } from '#client/features/identity/passkeys/verify-by-passkey.tsx';
import { call } from '#client/lib/api/call.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { canUsePasskeys } from '#client/platform/device/passkeys.ts';
import { oidcEndpoints } from '#contract/accounts/oidc.ts';
import { texts } from '#texts/identity.js';
import { ProviderButton } from './provider-button.tsx';

interface SureItIsYouProps {
  readonly children: ReactNode;
  /** A button to leave this step, shown until the person has confirmed their identity. */
  readonly leave?: ReactNode;
}

/**
 * Step-up authentication without a password: shows a sensitive step once the person has confirmed their identity in
 * another way.
 */
export const StepUpConfirmation = ({ children, leave = null }: SureItIsYouProps) => {
  const client = useQueryClient();
  const ways = useLoginMethods();
  const hasFactor = useMe().data?.secondFactor !== 'none';
  if (ways.data === undefined) return <NotLoaded message={texts.stepNotLoaded} query={ways} />;
  const { hasPassword, isConfirmed, provider, connected, passkeys } = ways.data;
  // If a second factor is set up, the server asks for that instead.
  if (hasPassword || isConfirmed || hasFactor) return children;
  return (
    <div className={styles.stack}>
      <p>{texts.checksItIsYou}</p>
      {provider === null || connected === null ? null : (
        <ProviderButton
          label={texts.logInOnceMore({ provider })}
          begin={() => call(oidcEndpoints.beginConfirming, {})}
        />
      )}
      {passkeys > 0 && canUsePasskeys() ? (
        <VerifyByPasskey onGiven={() => void client.invalidateQueries({ queryKey: WAYS_KEY })} />
      ) : null}
      {leave}
    </div>
  );
};
