import { dropReads } from '#client/lib/api/call.ts';
import { forgetPersonalComfort } from '#client/lib/comfort/comfort.ts';
import { forgetSession } from '#client/lib/session/session.ts';
import { clearDeviceData } from '#client/sync/device-data.ts';
import { runOnLogout } from '#client/sync/on-logout.ts';
import { settleLogoutIfPossible } from './owed.ts';
import { oweLogout } from './owed-note.ts';

/** Removes the person from this device; every tab goes to the landing page. */
export const leaveDevice = async (userId: string): Promise<void> => {
  await clearDeviceData(userId);
  forgetSession();
  forgetPersonalComfort();
};

/** Logs out. Works without a connection too: the server is then told as soon as there is one. */
export const logOut = async (userId: string): Promise<void> => {
  oweLogout();
  await runOnLogout(userId);
  dropReads();
  // At the same time: neither a stuck device nor a slow server holds up the other half.
  await Promise.all([leaveDevice(userId), settleLogoutIfPossible()]);
};
