import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { Link } from 'react-router';
import { waitingCount } from '#client/lib/device-data.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import styles from './account.module.css';
import { useMe } from './account-queries.ts';
import { logOut } from './log-out.ts';

const aboutUnsent = (count: number): string =>
  count === 1
    ? 'One entry has not been sent yet. It is only on this device, and logging out deletes it. If you stay, it is sent when the connection is back.'
    : `${count} entries have not been sent yet. They are only on this device, and logging out deletes them. If you stay, they are sent when the connection is back.`;

const ABOUT_GUESTS =
  'You are here as a guest. After logging out, nobody can open what you entered again, not even you. ';

interface LogOutButtonProps {
  readonly userId: string;
  readonly kind?: 'secondary' | 'quiet';
}

/** Logs out at once, or asks first when something would be lost. */
export const LogOutButton = ({ userId, kind = 'quiet' }: LogOutButtonProps) => {
  const isGuest = useMe().data?.role === 'guest';
  /** How many unsent entries the person was asked about; null while nothing is asked. */
  const [asked, setAsked] = useState<number | null>(null);
  const [leaving, setLeaving] = useState(false);
  const leave = (): void => {
    setLeaving(true);
    logOut(userId);
  };
  const stay = (): void => setAsked(null);
  const ask = async (): Promise<void> => {
    const count = await waitingCount(userId);
    if (count > 0 || isGuest) setAsked(count);
    else leave();
  };
  return (
    <>
      <Button kind={kind} icon={LogOut} pending={leaving} onClick={ask}>
        Log Out
      </Button>
      <Dialog open={asked !== null} title="Log out now?" onClose={stay}>
        <div className={styles.stack}>
          {asked !== null && asked > 0 ? <p>{aboutUnsent(asked)}</p> : null}
          {isGuest ? (
            <p>
              {ABOUT_GUESTS}
              <Link to="/settings" onClick={stay}>
                Make an account to keep it
              </Link>
              .
            </p>
          ) : null}
          <div className={styles.row}>
            <Button onClick={stay}>Stay logged in</Button>
            <Button kind="danger" pending={leaving} onClick={leave}>
              {asked === 0 ? 'Log out anyway' : 'Log out and delete'}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
};
