import { withoutReads } from '#client/lib/api/call.ts';
import { forgetPersonalComfort } from '#client/lib/comfort/comfort.ts';
import { forgetSession } from '#client/lib/session/session.ts';
import { clearTab } from '#client/platform/device-storage.ts';
import { clearDeviceData } from '#client/sync/device-data.ts';
import { runOnLogout } from '#client/sync/on-logout.ts';
import { trySendPendingLogout } from './logout-request.ts';
import { markLogoutPending } from './pending-logout.ts';

/** Removes the person's data from this device and takes every tab to the landing page. */
export const leaveDevice = async (userId: string): Promise<void> => {
  await clearDeviceData(userId);
  clearTab();
  forgetSession();
  forgetPersonalComfort();
};

/** Logs out. If the device is offline, the server is notified once there is a connection. */
export const logOut = async (userId: string): Promise<void> => {
  markLogoutPending();
  await runOnLogout(userId);
  // The device and the server are handled in parallel, so that neither blocked storage nor a slow server delays the
  // other.
  await Promise.all([withoutReads(() => leaveDevice(userId)), trySendPendingLogout()]);
};
