import { useState } from 'react';
import { useLocation } from 'wouter';
import { errorText } from '#client/lib/user-facing-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Confirm } from '#client/ui/layout/confirm.tsx';
import type { Client } from '#contract/sharing/clients.ts';
import { texts } from '#texts/clients.js';
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
          {texts.endConnection}
        </Button>
      </p>
      <Confirm
        open={open}
        title={texts.endConnectionQuestion({ name: shownName })}
        submit={texts.endIt}
        pending={isPending}
        problem={isGone(error) ? null : errorText(error)}
        onConfirm={() => mutate(undefined, { onSuccess: () => navigate('/features/clients') })}
        onClose={() => setOpen(false)}
      >
        <p>{texts.afterTheEnd({ name: shownName })}</p>
      </Confirm>
    </>
  );
};
