import { useMutation, useQuery } from '@tanstack/react-query';
import { call, Refusal, Unreachable } from '#client/lib/api/call.ts';
import { serverOptions } from '#client/lib/api/server-options.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { mailEndpoints } from '#contract/accounts/mail.ts';
import { texts } from '#texts/identity.js';

/** Shows whether the person's address is confirmed, if the server sends mail. */
export const AddressState = () => {
  const state = useQuery({
    queryKey: ['address'],
    queryFn: async ({ signal }) => {
      const { mail } = await serverOptions();
      return mail ? call(mailEndpoints.address, { signal }) : null;
    },
  });
  const send = useMutation({ mutationFn: () => call(mailEndpoints.askConfirmation, {}) });
  if (state.data === undefined || state.data === null) return null;
  if (state.data.confirmed) return <p>{texts.emailConfirmed}</p>;
  return (
    <>
      <p>{texts.emailNotConfirmed}</p>
      {send.isSuccess ? <Notice tone="success">{texts.confirmationSent}</Notice> : null}
      {send.error === null ? null : (
        <Notice tone="problem">
          {send.error instanceof Refusal || send.error instanceof Unreachable
            ? send.error.message
            : texts.mailNotSent}
        </Notice>
      )}
      <Button
        kind="secondary"
        pending={send.isPending}
        pendingLabel={texts.sending}
        onClick={() => send.mutate()}
      >
        {send.isSuccess ? texts.sendItAgain : texts.sendConfirmation}
      </Button>
    </>
  );
};
