import { useEffect, useState } from 'react';
import styles from '#client/features/identity/account/account.module.css';
import { waitingCount } from '#client/sync/device-data.ts';
import { clearQueries } from '#client/sync/stored-queries.ts';
import { Button } from '#client/ui/button.tsx';
import { Confirm } from '#client/ui/layout/confirm.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/identity.js';
import { leaveDevice } from './log-out.ts';

/**
 * The data that remains on this device after its session was ended elsewhere. Cached queries are removed immediately.
 * Unsent entries stay until the person logs in again or somebody removes them.
 */
export const LeftOnDevice = ({ userId }: { readonly userId: string }) => {
  /** The number of unsent entries; null while unknown. */
  const [unsent, setUnsent] = useState<number | null>(null);
  const [asking, setAsking] = useState(false);
  const [removing, setRemoving] = useState(false);
  useEffect(() => {
    waitingCount(userId).then(setUnsent);
    // If the browser has no storage, there is nothing to remove.
    clearQueries(userId).catch(() => undefined);
  }, [userId]);
  const remove = (): void => {
    setRemoving(true);
    void leaveDevice(userId);
  };
  return (
    <div className={styles.stack}>
      <div role="status">
        {unsent === null || unsent === 0 ? null : <p>{texts.unsentWaits({ count: unsent })}</p>}
      </div>
      <p className={kit.soft}>{texts.removeForOthers}</p>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {texts.removeFromDevice}
      </Button>
      <Confirm
        open={asking}
        title={texts.removeFromDeviceTitle}
        submit={texts.removeIt}
        sending={texts.removing}
        pending={removing}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        <p>{texts.removeFromDeviceAbout}</p>
        {unsent === null || unsent === 0 ? null : <p>{texts.unsentCount({ count: unsent })}</p>}
      </Confirm>
    </div>
  );
};
