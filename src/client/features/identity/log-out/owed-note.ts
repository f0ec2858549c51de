import { readText, removeText, writeText } from '#client/platform/device-storage.ts';

const KEY = 'logout-owed';

/** Notes that the server has to be told of a log-out; made first, so that it cannot be lost. */
export const oweLogout = (): void => writeText(KEY, 'yes');

/** Whether the server has not been told of a log-out yet. */
export const isLogoutOwed = (): boolean => readText(KEY) !== null;

/** Notes that the server knows. */
export const noteLogoutTold = (): void => removeText(KEY);
