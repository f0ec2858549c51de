import { useEffect, useState } from 'react';
import styles from '#client/features/identity/account/account.module.css';
import { waitingCount } from '#client/sync/device-data.ts';
import { clearQueries } from '#client/sync/stored-queries.ts';
import { Button } from '#client/ui/button.tsx';
import { Confirm } from '#client/ui/layout/confirm.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { leaveDevice } from './log-out.ts';

const aboutUnsent = (count: number): string =>
  count === 1
    ? 'One entry that was not sent yet waits on this device. It is sent once you log in to the same account.'
    : `${count} entries that were not sent yet wait on this device. They are sent once you log in to the same account.`;

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
        {unsent === null || unsent === 0 ? null : <p>{aboutUnsent(unsent)}</p>}
      </div>
      <p className={kit.soft}>
        If somebody else uses this device, you can remove the entries that are kept here.
      </p>
      <Button kind="danger" onClick={() => setAsking(true)}>
        Remove it from this device
      </Button>
      <Confirm
        open={asking}
        title="Remove it from this device?"
        submit="Remove it"
        sending="Removing…"
        pending={removing}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        <p>
          This deletes what was typed here and not sent, for good. What was sent is still in the
          account.
        </p>
        {unsent === null || unsent === 0 ? null : (
          <p>
            {unsent === 1 ? 'One entry was not sent yet.' : `${unsent} entries were not sent yet.`}
          </p>
        )}
      </Confirm>
    </div>
  );
};
