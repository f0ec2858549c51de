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
 * What this device knows of being signed in. `ended` means that the session was ended elsewhere:
 * the person is still remembered, so that what they typed waits for them, but has to log in again.
 */
export type Session =
  | {
      readonly state: 'in';
      readonly userId: string;
      readonly token: string;
      /** Null when this device did not note it. */
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

/** What is known now; the same object until it changes. */
export const getSession = (): Session => current;

/** The id that this device's storage holds at this moment, also where it was removed past the app. */
export const storedUserId = (): string | null => readText(USER_KEY);

/** Calls `listener` after every change, in whichever tab it was made. Returns how to stop. */
export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The session as React state. */
export const useSession = (): Session => useSyncExternalStore(onSessionChange, getSession);

/** Remembers who signed in. The cookie, which scripts cannot see, is what really signs in. */
export const startSession = ({ userId, token, role }: SignedIn): void => {
  // First, so that no tab ever takes the role of somebody before for this person's.
  writeText(ROLE_KEY, role);
  writeText(USER_KEY, userId);
  writeText(TOKEN_KEY, token);
  refresh();
};

/** Notes that the server no longer knows this session, and keeps in mind whose it was. */
export const markSessionEnded = (): void => {
  removeText(TOKEN_KEY);
  refresh();
};

/** Forgets the person, as logging out does. */
export const forgetSession = (): void => {
  removeText(TOKEN_KEY);
  removeText(USER_KEY);
  removeText(ROLE_KEY);
  refresh();
};
