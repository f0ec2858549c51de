import { useEffect } from 'react';
import { isLogoutPending } from '#client/features/identity/log-out/pending-logout.ts';
import { onPossiblyBack } from '#client/platform/online.ts';

const settle = async (): Promise<void> => {
  if (!isLogoutPending()) return;
  const { trySendPendingLogout } = await import(
    '#client/features/identity/log-out/logout-request.ts'
  );
  await trySendPendingLogout();
};

// A failed load does no harm: the next occasion tries again.
const trySettling = (): void => {
  settle().catch(() => undefined);
};

/** Sends the server a log-out that was made offline, as soon as possible. */
export const useLateLogout = (): void =>
  useEffect(() => {
    trySettling();
    return onPossiblyBack(trySettling);
  }, []);
