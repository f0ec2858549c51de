import { useState } from 'react';
import { useLocation } from 'wouter';
import { errorText } from '#client/lib/user-facing-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Confirm } from '#client/ui/layout/confirm.tsx';
import type { Client } from '#contract/sharing/clients.ts';
import { isGone, useLeave } from './client-queries.ts';

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
      <Confirm
        open={open}
        title={`End the connection with ${shownName}?`}
        submit="End it"
        pending={isPending}
        problem={isGone(error) ? null : errorText(error)}
        onConfirm={() => mutate(undefined, { onSuccess: () => navigate('/features/clients') })}
        onClose={() => setOpen(false)}
      >
        <p>
          You will see nothing of {shownName} any more, and they can see that you ended it. To
          connect again, they need a new code from you.
        </p>
      </Confirm>
    </>
  );
};
