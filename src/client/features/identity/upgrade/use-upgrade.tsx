import { Suspense, useState } from 'react';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';

const UpgradeDialog = lazyPart(async () => (await import('./upgrade-dialog.tsx')).UpgradeDialog);

/** What to show to somebody who is or was a guest: the offer of an account, or that the account is made. */
type Upgrade = 'offered' | 'made' | 'none';

/**
 * The dialog in which a guest makes an account. `opens` are the props of the button that opens it, and the caller
 * renders `dialog`. The upgrade counts as made when the dialog is closed, so that its button stays until then.
 */
export const useUpgrade = (isGuest: boolean) => {
  const [wasGuest, setWasGuest] = useState(isGuest);
  const [isOpen, setOpen] = useState(false);
  if (isGuest && !wasGuest) setWasGuest(true);
  const isOffered = isGuest || isOpen;
  const upgrade: Upgrade = isOffered ? 'offered' : wasGuest ? 'made' : 'none';
  const preload = (): void => void UpgradeDialog.preload();
  return {
    upgrade,
    opens: { onPointerEnter: preload, onFocus: preload, onClick: () => setOpen(true) },
    dialog: isOpen ? (
      <Suspense fallback={null}>
        <UpgradeDialog onClose={() => setOpen(false)} />
      </Suspense>
    ) : null,
  };
};
