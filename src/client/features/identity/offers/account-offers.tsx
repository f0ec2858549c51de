import { useState } from 'react';
import { useMe } from '#client/features/identity/account/queries.ts';
import { AddForm } from '#client/features/identity/passkeys/add-form.tsx';
import { MakeCodes } from '#client/features/identity/passwords/make-codes.tsx';
import { call } from '#client/lib/api/call.ts';
import { useServerOptions } from '#client/lib/api/server-options.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { useDeviceValue } from '#client/sync/device-value.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { passkeyEndpoints } from '#contract/accounts/passkeys.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/identity.js';
import { accountOffer, closeOffer } from './account-offer.ts';
import styles from './offers.module.css';

const CodesOffer = ({ asksPassword }: { readonly asksPassword: boolean }) => {
  const sendsMail = useServerOptions()?.mail ?? true;
  const close = (): void => closeOffer('password-codes');
  return (
    <MakeCodes
      userId={useUserId()}
      asksPassword={asksPassword}
      submit={texts.getRecoveryCodes}
      cancel={common.notNow}
      onCancel={close}
      onSaved={close}
    >
      <p>{sendsMail ? texts.codesOffer : texts.codesOfferWithoutMail}</p>
    </MakeCodes>
  );
};

const PasskeyOffer = ({ asksPassword }: { readonly asksPassword: boolean }) => {
  const [step, setStep] = useState<'asked' | 'adding' | 'made'>('asked');
  const close = (): void => closeOffer('passkey');
  if (step === 'made') {
    return (
      <div className={kit.rowApart}>
        <p role="status" ref={takeLostFocus} tabIndex={-1}>
          {texts.passkeyMade}
        </p>
        <Button kind="quiet" onClick={close}>
          {common.ok}
        </Button>
      </div>
    );
  }
  if (step === 'adding') {
    return (
      <AddForm
        asksPassword={asksPassword}
        onAdded={() => setStep('made')}
        onClose={() => setStep('asked')}
      />
    );
  }
  return (
    <div className={kit.rowApart}>
      <p ref={takeLostFocus} tabIndex={-1}>
        {texts.passkeyOffer}
      </p>
      <div className={kit.row2}>
        <Button
          kind="quiet"
          onClick={() => {
            close();
            // If this does not arrive, the next login asks again.
            call(passkeyEndpoints.decline, {}).catch(() => undefined);
          }}
        >
          {common.notNow}
        </Button>
        <Button kind="secondary" onClick={() => setStep('adding')}>
          {texts.addPasskey}
        </Button>
      </div>
    </div>
  );
};

/** The offer that the person has not answered yet, in a quiet box. */
export const AccountOffers = () => {
  const offer = useDeviceValue(accountOffer);
  const asksPassword = (useMe().data?.secondFactor ?? 'none') === 'none';
  if (offer === null) return null;
  return (
    <div className={styles.place}>
      <section className={styles.offer} aria-label={texts.forYourAccount}>
        {offer === 'passkey' ? (
          <PasskeyOffer asksPassword={asksPassword} />
        ) : (
          <CodesOffer asksPassword={asksPassword} />
        )}
      </section>
    </div>
  );
};
