import { useSyncExternalStore } from 'react';
import {
  onTextsElsewhere,
  readText,
  removeText,
  writeText,
} from '#client/platform/device-storage.ts';
import type { SignedIn } from '#contract/identity.ts';
import { ROLES } from '#domain/shared/role.ts';

type Role = SignedIn['role'];

/**
 * The session as known on this device. `ended` means that the session ended elsewhere, so the person has to log in
 * again. The device keeps the person's id, so that their unsent entries stay.
 */
export type Session =
  | {
      readonly state: 'in';
      readonly userId: string;
      readonly token: string;
      /** Null when the role is not stored on this device. */
      readonly role: Role | null;
      /** Whether the person still has to give the second factor. Until then, the server accepts only a few calls. */
      readonly owesSecondFactor: boolean;
    }
  | { readonly state: 'ended'; readonly userId: string }
  | { readonly state: 'out' };

const USER_KEY = 'userId';
const TOKEN_KEY = 'token';
const ROLE_KEY = 'role';
const FACTOR_KEY = 'secondFactor';
const OWED = 'owed';
const OUT: Session = { state: 'out' };

const roleOf = (text: string | null): Role | null => ROLES.find((role) => role === text) ?? null;

const read = (): Session => {
  const userId = readText(USER_KEY);
  const token = readText(TOKEN_KEY);
  if (userId === null) return OUT;
  if (token === null) return { state: 'ended', userId };
  return {
    state: 'in',
    userId,
    token,
    role: roleOf(readText(ROLE_KEY)),
    owesSecondFactor: readText(FACTOR_KEY) === OWED,
  };
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

/** The user id that is currently stored. The browser may have cleared it without the app's knowledge. */
export const storedUserId = (): string | null => readText(USER_KEY);

/** Calls `listener` after every change in any tab. Returns a function that unsubscribes. */
export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Calls `end` once when this person is no longer signed in, in any tab. */
export const onSignedOut = (userId: string, end: () => void): void => {
  const stop = onSessionChange(() => {
    const session = getSession();
    if (session.state === 'in' && session.userId === userId) return;
    stop();
    end();
  });
};

/** The session as React state. */
export const useSession = (): Session => useSyncExternalStore(onSessionChange, getSession);

/** The signed-in person's id; empty while nobody is signed in. */
export const useUserId = (): string => {
  const session = useSession();
  return session.state === 'out' ? '' : session.userId;
};

/** Stores who signed in. The actual authentication is an HTTP-only cookie. */
export const startSession = ({
  userId,
  token,
  role,
  secondFactor = 'none',
}: Pick<SignedIn, 'userId' | 'token' | 'role'> & Partial<SignedIn>): void => {
  // Written first, so that no tab combines the previous person's role with this person's id.
  writeText(ROLE_KEY, role);
  if (secondFactor === 'none' || secondFactor === 'given') removeText(FACTOR_KEY);
  else writeText(FACTOR_KEY, OWED);
  writeText(USER_KEY, userId);
  writeText(TOKEN_KEY, token);
  refresh();
};

/** Records that the server requires the second factor. */
export const markSecondFactorOwed = (): void => {
  writeText(FACTOR_KEY, OWED);
  refresh();
};

/** Records that the second factor was given. */
export const markSecondFactorGiven = (): void => {
  removeText(FACTOR_KEY);
  refresh();
};

/** Marks the session as ended by the server, and keeps the user id. */
export const markSessionEnded = (): void => {
  removeText(TOKEN_KEY);
  refresh();
};

/** Removes the session, for example at log-out. */
export const forgetSession = (): void => {
  removeText(TOKEN_KEY);
  removeText(USER_KEY);
  removeText(ROLE_KEY);
  removeText(FACTOR_KEY);
  refresh();
};
