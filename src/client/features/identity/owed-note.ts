const KEY = 'logout-owed';

/** Notes that the server has to be told of a log-out; made first, so that it cannot be lost. */
export const oweLogout = (): void => localStorage.setItem(KEY, 'yes');

/** Whether the server has not been told of a log-out yet. */
export const isLogoutOwed = (): boolean => localStorage.getItem(KEY) !== null;

/** Notes that the server knows. */
export const noteLogoutTold = (): void => localStorage.removeItem(KEY);
