import { useMutation, useQuery } from '@tanstack/react-query';
import styles from '#client/features/identity/account/account.module.css';
import { call } from '#client/lib/api/call.ts';
import { momentFormat } from '#client/lib/time/moment-text.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { guestEntryEndpoints } from '#contract/accounts/guest-entries.ts';
import { texts } from '#texts/identity.js';
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
      {take.isSuccess ? <Notice tone="success">{texts.takenAlong}</Notice> : null}
      {(list.data ?? []).map(({ guestId, leftAt, deletedAt }) => (
        <div key={guestId} className={styles.stack}>
          <p>{texts.takeAlongUntil({ left: dayText(leftAt), deleted: dayText(deletedAt) })}</p>
          <div className={kit.row3}>
            <Button
              kind="secondary"
              pending={take.isPending}
              pendingLabel={texts.takingAlong}
              onClick={() => take.mutate(guestId)}
            >
              {texts.takeAlong}
            </Button>
            <Button
              kind="danger"
              pending={remove.isPending}
              pendingLabel={texts.deleting}
              onClick={() => remove.mutate(guestId)}
            >
              {texts.deleteNow}
            </Button>
          </div>
        </div>
      ))}
    </>
  );
};
