import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import styles from '#client/features/identity/account/account.module.css';
import { useUserId } from '#client/lib/session/session.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { waitingCount } from '#client/sync/device-data.ts';
import { useDeviceValue } from '#client/sync/device-value.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/identity.js';
import { useGuestChoice } from './guest-choice.ts';
import { type LeftGuest, leftGuest } from './left-guest.ts';

interface LeftGuestDialogProps {
  readonly userId: string;
  readonly left: LeftGuest;
}

/** Shown after a login that replaced a guest session. Asks whether to move the guest's entries to the account. */
const LeftGuestDialog = ({ userId, left }: LeftGuestDialogProps) => {
  const { guestId, hasEntries } = left;
  const choice = useGuestChoice(userId);
  /** The number of entries that exist only on this device; null while unknown. */
  const [unsent, setUnsent] = useState<number | null>(null);
  const later = (): void => leftGuest.set(null);
  useEffect(() => {
    waitingCount(guestId).then(
      (count) => {
        setUnsent(count ?? 0);
        if (hasEntries || count !== 0) return;
        leftGuest.set(null);
        // If this fails, the server deletes the guest later anyway.
        choice.remove(guestId).catch(() => undefined);
      },
      () => setUnsent(0),
    );
  }, [guestId, hasEntries, choice]);
  const take = useMutation({ mutationFn: () => choice.take(guestId), onSuccess: later });
  return (
    <Dialog
      open={unsent !== null && (hasEntries || unsent > 0)}
      title={texts.takeAlongTitle}
      onClose={later}
    >
      <div className={styles.stack}>
        <p>{texts.takeAlongAbout}</p>
        {unsent === null || unsent === 0 ? null : (
          <p>{texts.unsentComesAlong({ count: unsent })}</p>
        )}
        <p>{texts.takeAlongLater}</p>
        {take.error === null ? null : <Notice tone="problem">{errorText(take.error)}</Notice>}
        <div className={kit.row3}>
          <Button
            data-safe=""
            pending={take.isPending}
            pendingLabel={texts.takingAlong}
            onClick={() => take.mutate()}
          >
            {texts.takeAlong}
          </Button>
          <Button kind="secondary" onClick={later}>
            {common.notNow}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

/** Asks a person who logged in during a guest session what to do with the guest's entries. */
export const LeftGuestQuestion = () => {
  const userId = useUserId();
  const left = useDeviceValue(leftGuest);
  return left === null ? null : <LeftGuestDialog userId={userId} left={left} />;
};
