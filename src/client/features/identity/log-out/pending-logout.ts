import { readText, removeText, writeText } from '#client/platform/device-storage.ts';

const KEY = 'logout-owed';

/** Records that a log-out has to be sent. Called before anything else, so that it cannot be lost. */
export const markLogoutPending = (): void => writeText(KEY, 'yes');

/** Whether a log-out has not reached the server yet. */
export const isLogoutPending = (): boolean => readText(KEY) !== null;

/** Records that the log-out reached the server. */
export const clearPendingLogout = (): void => removeText(KEY);
