import { useSyncExternalStore } from 'react';

/**
 * What this device knows of being signed in. `ended` means that the session was ended elsewhere:
 * the person is still remembered, so that what they typed waits for them, but has to log in again.
 */
export type Session =
  | { readonly state: 'in'; readonly userId: string; readonly token: string }
  | { readonly state: 'ended'; readonly userId: string }
  | { readonly state: 'out' };

const USER_KEY = 'userId';
const TOKEN_KEY = 'token';
const OUT: Session = { state: 'out' };

const read = (): Session => {
  const userId = localStorage.getItem(USER_KEY);
  const token = localStorage.getItem(TOKEN_KEY);
  if (userId === null) return OUT;
  return token === null ? { state: 'ended', userId } : { state: 'in', userId, token };
};

const listeners = new Set<() => void>();
let current = read();

const refresh = (): void => {
  const next = read();
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  for (const listener of listeners) listener();
};

// Other tabs write the same keys; a null key means that all of the storage was cleared.
window.addEventListener('storage', (event) => {
  if (event.key === null || event.key === USER_KEY || event.key === TOKEN_KEY) refresh();
});

/** What is known now; the same object until it changes. */
export const getSession = (): Session => current;

/** Calls `listener` after every change, in whichever tab it was made. Returns how to stop. */
export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The session as React state. */
export const useSession = (): Session => useSyncExternalStore(onSessionChange, getSession);

/** Remembers who signed in. The cookie, which scripts cannot see, is what really signs in. */
export const startSession = (userId: string, token: string): void => {
  localStorage.setItem(USER_KEY, userId);
  localStorage.setItem(TOKEN_KEY, token);
  refresh();
};

/** Notes that the server no longer knows this session, and keeps in mind whose it was. */
export const markSessionEnded = (): void => {
  localStorage.removeItem(TOKEN_KEY);
  refresh();
};

/** Forgets the person, as logging out does. */
export const forgetSession = (): void => {
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(USER_KEY);
  refresh();
};
