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

// A failure needs no handling, because the next call tries again.
const trySettling = (): void => {
  settle().catch(() => undefined);
};

/** Reports a log-out that happened offline to the server as soon as possible. */
export const useLateLogout = (): void =>
  useEffect(() => {
    trySettling();
    return onPossiblyBack(trySettling);
  }, []);
