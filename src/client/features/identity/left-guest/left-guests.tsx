import { useMutation, useQuery } from '@tanstack/react-query';
import styles from '#client/features/identity/account/account.module.css';
import { call } from '#client/lib/api/call.ts';
import { momentFormat } from '#client/lib/time/moment-text.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { guestEntryEndpoints } from '#contract/accounts/guest-entries.ts';
import { LEFT_GUESTS_KEY, useGuestChoice } from './guest-choice.ts';

const dayText = momentFormat({ dateStyle: 'long' });

/** The guests whose entries can still be moved to this account or deleted; renders nothing if there are none. */
export const LeftGuests = ({ userId }: { readonly userId: string }) => {
  const list = useQuery({
    queryKey: LEFT_GUESTS_KEY,
    queryFn: ({ signal }) => call(guestEntryEndpoints.offered, { signal }),
  });
  const choice = useGuestChoice(userId);
  const take = useMutation({ mutationFn: choice.take });
  const remove = useMutation({ mutationFn: choice.remove });
  const problem = take.error ?? remove.error;
  return (
    <>
      {problem === null ? null : <Notice tone="problem">{errorText(problem)}</Notice>}
      {take.isSuccess ? (
        <Notice tone="success">What you entered as a guest is in your account.</Notice>
      ) : null}
      {(list.data ?? []).map(({ guestId, leftAt, deletedAt }) => (
        <div key={guestId} className={styles.stack}>
          <p>
            What you entered as a guest until {dayText(leftAt)} can come to your account. It is
            deleted on {dayText(deletedAt)}.
          </p>
          <div className={kit.row3}>
            <Button
              kind="secondary"
              pending={take.isPending}
              pendingLabel="Taking it along…"
              onClick={() => take.mutate(guestId)}
            >
              Take it along
            </Button>
            <Button
              kind="danger"
              pending={remove.isPending}
              pendingLabel="Deleting…"
              onClick={() => remove.mutate(guestId)}
            >
              Delete it now
            </Button>
          </div>
        </div>
      ))}
    </>
  );
};
