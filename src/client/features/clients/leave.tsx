import { useState } from 'react';
import { useLocation } from 'wouter';
import { errorText } from '#client/lib/told.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { Client } from '#contract/sharing/clients.ts';
import { isGone, useLeave } from './client-queries.ts';
import styles from './clients.module.css';

/** Ends the connection after a confirmation. */
export const Leave = ({ client: { id, shownName } }: { readonly client: Client }) => {
  const [open, setOpen] = useState(false);
  const [, navigate] = useLocation();
  const { mutate, isPending, error } = useLeave(id);
  return (
    <>
      <p>
        <Button kind="quiet" onClick={() => setOpen(true)}>
          End this connection
        </Button>
      </p>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`End the connection with ${shownName}?`}
      >
        <div className={styles.dialog}>
          <p>
            You will see nothing of {shownName} any more, and they can see that you ended it. To
            connect again, they need a new code from you.
          </p>
          {error === null || isGone(error) ? null : (
            <Notice tone="problem">{errorText(error)}</Notice>
          )}
          <div className={kit.rowEnd}>
            <Button data-safe kind="secondary" onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button
              kind="danger"
              pending={isPending}
              onClick={() => mutate(undefined, { onSuccess: () => navigate('/features/clients') })}
            >
              End it
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
};
