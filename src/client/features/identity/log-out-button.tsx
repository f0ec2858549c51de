import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { waitingCount } from '#client/lib/device-data.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import styles from './account.module.css';
import { logOut } from './log-out.ts';

const sentenceAbout = (count: number): string =>
  count === 1
    ? 'One entry has not been sent yet. It is only on this device, and logging out deletes it.'
    : `${count} entries have not been sent yet. They are only on this device, and logging out deletes them.`;

interface LogOutButtonProps {
  readonly userId: string;
  readonly kind?: 'secondary' | 'quiet';
}

/** Logs out at once, or asks first when something would be lost. */
export const LogOutButton = ({ userId, kind = 'quiet' }: LogOutButtonProps) => {
  const [unsent, setUnsent] = useState(0);
  const [leaving, setLeaving] = useState(false);
  const leave = (): void => {
    setLeaving(true);
    logOut(userId);
  };
  const ask = async (): Promise<void> => {
    const count = await waitingCount(userId);
    if (count > 0) setUnsent(count);
    else leave();
  };
  return (
    <>
      <Button kind={kind} icon={LogOut} pending={leaving} onClick={ask}>
        Log Out
      </Button>
      <Dialog open={unsent > 0} title="Log out now?" onClose={() => setUnsent(0)}>
        <div className={styles.stack}>
          <p>{sentenceAbout(unsent)}</p>
          <p>If you stay, they are sent when the connection is back.</p>
          <div className={styles.row}>
            <Button onClick={() => setUnsent(0)}>Stay logged in</Button>
            <Button kind="danger" pending={leaving} onClick={leave}>
              Log out and delete
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
};
