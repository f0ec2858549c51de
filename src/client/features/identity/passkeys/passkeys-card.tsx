import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '#client/features/identity/account/account.module.css';
import { WAYS_KEY } from '#client/features/identity/account/queries.ts';
import { closeOffer } from '#client/features/identity/offers/account-offer.ts';
import { StepUpConfirmation } from '#client/features/identity/oidc/step-up-confirmation.tsx';
import { call } from '#client/lib/api/call.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { canUsePasskeys } from '#client/platform/device/passkeys.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { passkeyEndpoints } from '#contract/accounts/passkeys.ts';
import { texts } from '#texts/identity.js';
import { AddForm } from './add-form.tsx';
import { PasskeyRow } from './passkey-row.tsx';

const KEY = ['passkeys'];

/** The person's passkeys in the settings. */
export const PasskeysCard = ({ asksPassword }: { readonly asksPassword: boolean }) => {
  const client = useQueryClient();
  const list = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(passkeyEndpoints.all, { signal }),
  });
  const [adding, setAdding] = useState(false);
  const [said, setSaid] = useState('');
  const refresh = async (): Promise<void> => {
    await Promise.all([KEY, WAYS_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  return (
    <div className={styles.stack}>
      <p>{texts.passkeysAbout}</p>
      {said === '' ? null : (
        <div key={list.data?.length} ref={takeLostFocus} tabIndex={-1} className={kit.noRing}>
          <Notice tone="success">{said}</Notice>
        </div>
      )}
      {list.data === undefined ? (
        <NotLoaded message={texts.passkeysNotLoaded} query={list} />
      ) : list.data.length === 0 ? null : (
        <ul className={kit.stack2}>
          {list.data.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onChanged={refresh}
              onRemoved={async () => {
                await refresh();
                setSaid(texts.passkeyRemoved);
              }}
            />
          ))}
        </ul>
      )}
      {adding ? (
        <StepUpConfirmation>
          <AddForm
            asksPassword={asksPassword}
            onAdded={() => {
              setAdding(false);
              closeOffer('passkey');
              setSaid(texts.passkeyMade);
              void refresh();
            }}
            onClose={() => setAdding(false)}
          />
        </StepUpConfirmation>
      ) : null}
      {adding || !canUsePasskeys() ? null : (
        <Button
          kind="secondary"
          onClick={() => {
            setSaid('');
            setAdding(true);
          }}
        >
          {texts.makePasskey}
        </Button>
      )}
      {canUsePasskeys() ? null : <p className={kit.soft}>{texts.noPasskeysHere}</p>}
    </div>
  );
};
