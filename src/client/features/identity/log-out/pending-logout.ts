import { readText, removeText, writeText } from '#client/platform/device-storage.ts';

const KEY = 'logout-owed';

/** Records that a log-out must be sent. Called before anything else, so that the log-out cannot be lost. */
export const markLogoutPending = (): void => writeText(KEY, 'yes');

/** Whether there is a log-out that the server has not received yet. */
export const isLogoutPending = (): boolean => readText(KEY) !== null;

/** Records that the log-out reached the server. */
export const clearPendingLogout = (): void => removeText(KEY);
