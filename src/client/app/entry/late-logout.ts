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

// A part that cannot be fetched is no harm: the next occasion tries again.
const trySettling = (): void => {
  settle().catch(() => undefined);
};

/**
 * Tells the server of a log-out that was made without a connection, as soon as that is possible.
 */
export const useLateLogout = (): void =>
  useEffect(() => {
    trySettling();
    return onPossiblyBack(trySettling);
  }, []);
