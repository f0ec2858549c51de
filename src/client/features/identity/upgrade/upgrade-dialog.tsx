import { useState } from 'react';
import { accountOffer, closeOffer } from '#client/features/identity/offers/account-offer.ts';
import { MakeCodes } from '#client/features/identity/passwords/make-codes.tsx';
import { unkeptCodes } from '#client/features/identity/second-factor/kept-codes.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
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
    <Dialog open title={isMade ? 'Your account is made' : 'Make an account'} onClose={close}>
      {isMade ? (
        <MakeCodes
          userId={userId}
          asksPassword
          submit="Get recovery codes"
          cancel="Not now"
          onCancel={close}
          onSaved={close}
        >
          <div ref={takeLostFocus} tabIndex={-1} className={kit.noRing}>
            <Notice tone="success">Everything you entered is kept.</Notice>
          </div>
          <p>
            If you forget your password, a recovery code lets you set a new one. You can also get
            codes later, in the settings under Account.
          </p>
        </MakeCodes>
      ) : (
        <UpgradeForm onMade={() => setMade(true)} />
      )}
    </Dialog>
  );
};
