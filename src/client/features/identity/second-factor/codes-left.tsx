import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '#client/features/identity/account/account.module.css';
import { call } from '#client/lib/api/call.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { secondFactorEndpoints } from '#contract/accounts/second-factor.ts';
import { texts } from '#texts/identity.js';
import { CodeForm } from './code-form.tsx';
import { forgetCodes, keepCodes, unkeptCodes } from './kept-codes.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The day on which the authenticator app was set up, and the number of recovery codes left. */
export const factorState = queryOptions({
  queryKey: ['recovery-codes'],
  queryFn: ({ signal }) => call(secondFactorEndpoints.left, { signal }),
});

/** The number of recovery codes left, and a button to get new ones. */
export const CodesLeft = ({ userId }: { readonly userId: string }) => {
  const client = useQueryClient();
  const left = useQuery(factorState);
  const [codes, setCodes] = useState(() => unkeptCodes(userId));
  if (codes !== null) {
    return (
      <RecoveryCodes
        codes={codes}
        onKept={() => {
          forgetCodes(userId);
          setCodes(null);
        }}
      />
    );
  }
  if (left.data === undefined) return <NotLoaded message={texts.codesNotLoaded} query={left} />;
  return (
    <div className={styles.stack}>
      <p ref={takeLostFocus} tabIndex={-1}>
        {texts.recoveryCodesLeft({ count: left.data.recoveryCodesLeft })}
      </p>
      <CodeForm
        button={texts.makeNewCodes}
        kind="secondary"
        send={async (code) => {
          const { recoveryCodes } = await call(secondFactorEndpoints.renew, { body: { code } });
          keepCodes(userId, recoveryCodes);
          setCodes(recoveryCodes);
          await client.invalidateQueries({ queryKey: factorState.queryKey });
        }}
      />
    </div>
  );
};
