import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from '#client/features/identity/account/account.module.css';
import { useMe, useWays, WAYS_KEY } from '#client/features/identity/account/queries.ts';
import { VerifyByPasskey } from '#client/features/identity/passkeys/verify-by-passkey.tsx';
import { call } from '#client/lib/api/call.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { canUsePasskeys } from '#client/platform/device/passkeys.ts';
import { oidcEndpoints } from '#contract/accounts/oidc.ts';
import { ProviderButton } from './provider-button.tsx';

interface SureItIsYouProps {
  readonly children: ReactNode;
  /** What leaves the step, shown until it is sure. */
  readonly leave?: ReactNode;
}

/** Shows a step that matters once a person without a password made sure in another way that it is them. */
export const SureItIsYou = ({ children, leave = null }: SureItIsYouProps) => {
  const client = useQueryClient();
  const ways = useWays();
  const hasFactor = useMe().data?.secondFactor !== 'none';
  if (ways.data === undefined) return <NotLoaded what="This step" query={ways} />;
  const { hasPassword, isConfirmed, provider, connected, passkeys } = ways.data;
  // Who has a second factor is asked for it by the server.
  if (hasPassword || isConfirmed || hasFactor) return children;
  return (
    <div className={styles.stack}>
      <p>
        Your account has no password, so Evenkeel checks in another way that it is you. After that
        you have ten minutes for this step.
      </p>
      {provider === null || connected === null ? null : (
        <ProviderButton
          label={`Log in with ${provider} once more`}
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
