import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { Link } from 'wouter';
import { useRole } from '#client/features/identity/role.ts';
import { useClosedByNavigation } from '#client/lib/navigation/use-closed-by-navigation.ts';
import { waitingCount } from '#client/sync/device-data.ts';
import { hasDraft } from '#client/sync/draft.ts';
import { runBeforeLogout } from '#client/sync/on-logout.ts';
import { Button } from '#client/ui/button.tsx';
import { Confirm } from '#client/ui/layout/confirm.tsx';
import { sentence } from '#client/ui/layout/sentence.ts';
import { texts } from '#texts/identity.js';
import { logOut } from './log-out.ts';
import { aboutUnsent } from './unsent-text.ts';

interface LogOutButtonProps {
  readonly userId: string;
  readonly kind?: 'secondary' | 'quiet';
}

/** Logs out immediately, or asks first if something could be lost. */
export const LogOutButton = ({ userId, kind = 'quiet' }: LogOutButtonProps) => {
  const role = useRole();
  const hasAccount = role === 'person' || role === 'therapist';
  /** What could be lost, while the confirmation is open. `unsent` is null if the number is unknown. */
  const [asked, setAsked] = useState<{
    readonly unsent: number | null;
    readonly draft: boolean;
  } | null>(null);
  const [busy, setBusy] = useState(false);
  const leave = (): void => {
    setBusy(true);
    logOut(userId);
  };
  const stay = (): void => setAsked(null);
  useClosedByNavigation(stay);
  const ask = async (): Promise<void> => {
    setBusy(true);
    await runBeforeLogout();
    const unsent = await waitingCount(userId);
    const draft = hasDraft(userId);
    if (unsent === 0 && !draft && hasAccount) return leave();
    setBusy(false);
    setAsked({ unsent, draft });
  };
  return (
    <>
      <Button kind={kind} icon={LogOut} pending={busy} onClick={ask}>
        {texts.logOut}
      </Button>
      <Confirm
        open={asked !== null}
        title={texts.logOutTitle}
        keep={texts.stayLoggedIn}
        submit={asked?.unsent === 0 && !asked.draft ? texts.logOutAnyway : texts.logOutAndDelete}
        pending={busy}
        onConfirm={leave}
        onClose={stay}
      >
        {asked === null || asked.unsent === 0 ? null : <p>{aboutUnsent(asked.unsent)}</p>}
        {asked?.draft === true ? <p>{texts.draftIsLost}</p> : null}
        {hasAccount ? null : (
          <p>
            {sentence(
              (role === 'guest' ? texts.guestLosesAll : texts.guestWouldLoseAll)({
                link: (text) => (
                  <Link to="/settings#account" onClick={stay}>
                    {text}
                  </Link>
                ),
              }),
            )}
          </p>
        )}
      </Confirm>
    </>
  );
};
