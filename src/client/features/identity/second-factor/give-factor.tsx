import { useState } from 'react';
import styles from '#client/features/identity/account/account.module.css';
import { VerifyByPasskey } from '#client/features/identity/passkeys/verify-by-passkey.tsx';
import { call } from '#client/lib/api/call.ts';
import { canUsePasskeys } from '#client/platform/device/passkeys.ts';
import { Button } from '#client/ui/button.tsx';
import { secondFactorEndpoints } from '#contract/accounts/second-factor.ts';
import { CodeForm } from './code-form.tsx';
import { RecoveryForm } from './recovery-form.tsx';

/** Verifies the second factor with a code from the authenticator app, a passkey, or a recovery code. */
export const VerifySecondFactor = ({ onGiven }: { readonly onGiven: () => void }) => {
  const [byRecovery, setByRecovery] = useState(false);
  return (
    <div className={styles.stack}>
      {byRecovery ? (
        <RecoveryForm
          send={async (recoveryCode) => {
            await call(secondFactorEndpoints.recover, { body: { recoveryCode } });
            onGiven();
          }}
        />
      ) : (
        <CodeForm
          button="Go on"
          send={async (code) => {
            await call(secondFactorEndpoints.verify, { body: { code } });
            onGiven();
          }}
        />
      )}
      <Button kind="quiet" onClick={() => setByRecovery(!byRecovery)}>
        {byRecovery ? 'Use a code from the app instead' : 'Use a recovery code instead'}
      </Button>
      {canUsePasskeys() ? <VerifyByPasskey onGiven={onGiven} /> : null}
    </div>
  );
};
