import { useState } from 'react';
import { accountOffer, closeOffer } from '#client/features/identity/offers/account-offer.ts';
import { MakeCodes } from '#client/features/identity/passwords/make-codes.tsx';
import { unkeptCodes } from '#client/features/identity/second-factor/kept-codes.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/identity.js';
import { UpgradeForm } from './upgrade-form.tsx';

/** Makes an account for a guest, and then offers recovery codes. */
export const UpgradeDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const [isMade, setMade] = useState(false);
  const userId = useUserId();
  const close = (): void => {
    // Codes that were made but not saved are offered again on the page.
    if (unkeptCodes(userId, 'password-codes') === null) closeOffer('password-codes');
    else accountOffer.set('password-codes');
    onClose();
  };
  return (
    <Dialog open title={isMade ? texts.accountIsMade : texts.makeAccount} onClose={close}>
      {isMade ? (
        <MakeCodes
          userId={userId}
          asksPassword
          submit={texts.getRecoveryCodes}
          cancel={common.notNow}
          onCancel={close}
          onSaved={close}
        >
          <div ref={takeLostFocus} tabIndex={-1} className={kit.noRing}>
            <Notice tone="success">{texts.everythingKept}</Notice>
          </div>
          <p>{texts.codesOffer}</p>
        </MakeCodes>
      ) : (
        <UpgradeForm onMade={() => setMade(true)} />
      )}
    </Dialog>
  );
};
