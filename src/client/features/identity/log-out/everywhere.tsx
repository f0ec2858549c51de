import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '#client/features/identity/account/account.module.css';
import { call } from '#client/lib/api/call.ts';
import { sayOnLeaving } from '#client/lib/session/farewell.ts';
import { wordsOf } from '#client/lib/told.ts';
import { waitingCount } from '#client/sync/device-data.ts';
import { runBeforeLogout, runOnLogout } from '#client/sync/on-logout.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { identityEndpoints } from '#contract/identity.ts';
import { leaveDevice } from './log-out.ts';
import { withCookie } from './logout-request.ts';
import { aboutUnsent } from './unsent.ts';

/** Ends all sessions of the person, this one too, after a confirmation. */
export const LogOutEverywhere = ({ userId }: { readonly userId: string }) => {
  /** How many entries are only on this device, while the person is asked; null is not asked. */
  const [asked, setAsked] = useState<{ readonly unsent: number | null } | null>(null);
  const stay = (): void => setAsked(null);
  const ask = async (): Promise<void> => {
    await runBeforeLogout();
    setAsked({ unsent: await waitingCount(userId) });
  };
  const leave = useMutation({
    mutationFn: async () => {
      await runOnLogout(userId);
      await withCookie(() => call(identityEndpoints.logoutEverywhere, {}));
      sayOnLeaving('You are logged out everywhere.');
      await leaveDevice(userId);
    },
  });
  return (
    <>
      <Button kind="secondary" onClick={ask}>
        Log out everywhere
      </Button>
      <Dialog open={asked !== null} title="Log out everywhere?" onClose={stay}>
        <div className={styles.stack}>
          <p>
            This ends all your sessions, on this device too. Other devices ask you to log in the
            next time you use them. Entries that were not sent there stay there until you log in.
          </p>
          {asked === null || asked.unsent === 0 ? null : <p>{aboutUnsent(asked.unsent)}</p>}
          {leave.error === null ? null : <Notice tone="problem">{wordsOf(leave.error)}</Notice>}
          <div className={styles.row}>
            <Button data-safe="" onClick={stay}>
              Stay logged in
            </Button>
            <Button kind="danger" pending={leave.isPending} onClick={() => leave.mutate()}>
              Log out everywhere
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
};
