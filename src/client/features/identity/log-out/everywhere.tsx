import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#client/lib/api/call.ts';
import { setFarewell } from '#client/lib/session/farewell.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { waitingCount } from '#client/sync/device-data.ts';
import { runBeforeLogout, runOnLogout } from '#client/sync/on-logout.ts';
import { Button } from '#client/ui/button.tsx';
import { SwitchRow } from '#client/ui/fields/switch-row.tsx';
import { Confirm } from '#client/ui/layout/confirm.tsx';
import { calendarEndpoints } from '#contract/calendar.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { texts } from '#texts/identity.js';
import { leaveDevice } from './log-out.ts';
import { withCookie } from './logout-request.ts';
import { aboutUnsent } from './unsent-text.ts';

/** Whether the person certainly has no calendar address; false if the request fails. */
const lacksAddress = async (userId: string): Promise<boolean> => {
  const answer = await call(calendarEndpoints.read, { params: { userId } }).catch(() => null);
  return answer !== null && answer.feed === null;
};

/** Ends all sessions of the person, including this one, after a confirmation. */
export const LogOutEverywhere = ({ userId }: { readonly userId: string }) => {
  /** The number of entries that exist only on this device, while the confirmation is open; null while it is closed. */
  const [asked, setAsked] = useState<{ readonly unsent: number | null } | null>(null);
  const [hasNoCalendar, setHasNoCalendar] = useState(false);
  const [endsCalendar, setEndsCalendar] = useState(true);
  const ask = async (): Promise<void> => {
    // The dialog does not wait for this request.
    void lacksAddress(userId).then(setHasNoCalendar);
    await runBeforeLogout();
    setAsked({ unsent: await waitingCount(userId) });
  };
  const leave = useMutation({
    mutationFn: async () => {
      await runOnLogout(userId);
      if (!hasNoCalendar && endsCalendar) await call(calendarEndpoints.revoke, {});
      await withCookie(() => call(identityEndpoints.logoutEverywhere, {}));
      setFarewell(texts.loggedOutEverywhere);
      await leaveDevice(userId);
    },
  });
  return (
    <>
      <Button kind="secondary" onClick={ask}>
        {texts.logOutEverywhere}
      </Button>
      <Confirm
        open={asked !== null}
        title={texts.logOutEverywhereTitle}
        keep={texts.stayLoggedIn}
        submit={texts.logOutEverywhere}
        pending={leave.isPending}
        problem={errorText(leave.error)}
        onConfirm={leave.mutate}
        onClose={() => setAsked(null)}
      >
        <p>{texts.logOutEverywhereAbout}</p>
        {asked === null || asked.unsent === 0 ? null : <p>{aboutUnsent(asked.unsent)}</p>}
        {hasNoCalendar ? null : (
          <SwitchRow
            label={texts.endCalendar}
            hint={texts.endCalendarHint}
            checked={endsCalendar}
            onChange={setEndsCalendar}
          />
        )}
      </Confirm>
    </>
  );
};
