import { useSyncExternalStore } from 'react';
import {
  onTextsElsewhere,
  readText,
  removeText,
  writeText,
} from '#client/platform/device-storage.ts';
import type { SignedIn } from '#contract/identity.ts';

type Role = SignedIn['role'];

/**
 * The session as known on this device. `ended` means that it was ended elsewhere: the person has to
 * log in again, and is remembered so that their unsent entries stay.
 */
export type Session =
  | {
      readonly state: 'in';
      readonly userId: string;
      readonly token: string;
      /** Null when it is not stored on this device. */
      readonly role: Role | null;
    }
  | { readonly state: 'ended'; readonly userId: string }
  | { readonly state: 'out' };

const USER_KEY = 'userId';
const TOKEN_KEY = 'token';
const ROLE_KEY = 'role';
const OUT: Session = { state: 'out' };

const roleOf = (text: string | null): Role | null =>
  text === 'guest' || text === 'person' ? text : null;

const read = (): Session => {
  const userId = readText(USER_KEY);
  const token = readText(TOKEN_KEY);
  if (userId === null) return OUT;
  if (token === null) return { state: 'ended', userId };
  return { state: 'in', userId, token, role: roleOf(readText(ROLE_KEY)) };
};

const listeners = new Set<() => void>();
let current = read();

const refresh = (): void => {
  const next = read();
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  for (const listener of listeners) listener();
};

onTextsElsewhere(refresh);

/** The current session; the same object until it changes. */
export const getSession = (): Session => current;

/** The user id in the storage right now, which may have been cleared from outside the app. */
export const storedUserId = (): string | null => readText(USER_KEY);

/** Calls `listener` after every change in any tab. Returns a function that unsubscribes. */
export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The session as React state. */
export const useSession = (): Session => useSyncExternalStore(onSessionChange, getSession);

/** Stores who signed in; the authentication itself is an HTTP-only cookie. */
export const startSession = ({ userId, token, role }: SignedIn): void => {
  // Written first, so that no tab combines the previous person's role with this person's id.
  writeText(ROLE_KEY, role);
  writeText(USER_KEY, userId);
  writeText(TOKEN_KEY, token);
  refresh();
};

/** Marks the session as ended by the server, and keeps the user id. */
export const markSessionEnded = (): void => {
  removeText(TOKEN_KEY);
  refresh();
};

/** Removes the session, as at log-out. */
export const forgetSession = (): void => {
  removeText(TOKEN_KEY);
  removeText(USER_KEY);
  removeText(ROLE_KEY);
  refresh();
};
