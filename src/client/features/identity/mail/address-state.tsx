import { useMutation, useQuery } from '@tanstack/react-query';
import { call, Refusal, Unreachable } from '#client/lib/api/call.ts';
import { serverOptions } from '#client/lib/api/server-options.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { mailEndpoints } from '#contract/accounts/mail.ts';

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
  if (state.data.confirmed) return <p>Your email is confirmed.</p>;
  return (
    <>
      <p>Your email is not confirmed yet. You can still use your account.</p>
      {send.isSuccess ? (
        <Notice tone="success">
          A mail with a link is on its way. The link works for one day.
        </Notice>
      ) : null}
      {send.error === null ? null : (
        <Notice tone="problem">
          {send.error instanceof Refusal || send.error instanceof Unreachable
            ? send.error.message
            : 'The mail could not be sent. Please try again.'}
        </Notice>
      )}
      <Button
        kind="secondary"
        pending={send.isPending}
        pendingLabel="Sending…"
        onClick={() => send.mutate()}
      >
        {send.isSuccess ? 'Send it again' : 'Send a mail to confirm it'}
      </Button>
    </>
  );
};
