import { useState } from 'react';
import styles from '#client/features/identity/account/account.module.css';
import { VerifyByPasskey } from '#client/features/identity/passkeys/verify-by-passkey.tsx';
import { call } from '#client/lib/api/call.ts';
import { canUsePasskeys } from '#client/platform/device/passkeys.ts';
import { Button } from '#client/ui/button.tsx';
import { secondFactorEndpoints } from '#contract/accounts/second-factor.ts';
import { texts } from '#texts/identity.js';
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
          button={texts.goOn}
          send={async (code) => {
            await call(secondFactorEndpoints.verify, { body: { code } });
            onGiven();
          }}
        />
      )}
      <Button kind="quiet" onClick={() => setByRecovery(!byRecovery)}>
        {byRecovery ? texts.useAppCode : texts.useRecoveryCode}
      </Button>
      {canUsePasskeys() ? <VerifyByPasskey onGiven={onGiven} /> : null}
    </div>
  );
};
