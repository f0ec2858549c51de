import { onSignedOut } from '#client/lib/session/session.ts';
import { isText, listOf, readAs } from '#domain/shared/guards.ts';

/*
 * Stores new recovery codes until the person has saved them, logs out or closes the tab. The server has only their
 * digests, so without this copy a reload would lose them.
 */

/** Recovery codes of the second factor, or for the password. The kind is part of the storage key. */
export type CodeKind = 'recovery-codes' | 'password-codes';

const keyOf = (userId: string, kind: CodeKind): string => `${kind}/${userId}`;

const readCodes = readAs(listOf(isText));

export const unkeptCodes = (
  userId: string,
  kind: CodeKind = 'recovery-codes',
): readonly string[] | null => {
  try {
    return readCodes(JSON.parse(sessionStorage.getItem(keyOf(userId, kind)) ?? 'null'));
  } catch {
    return null;
  }
};

export const keepCodes = (
  userId: string,
  codes: readonly string[],
  kind: CodeKind = 'recovery-codes',
): void => {
  // Another tab may log out.
  onSignedOut(userId, () => forgetCodes(userId, kind));
  try {
    sessionStorage.setItem(keyOf(userId, kind), JSON.stringify(codes));
  } catch {
    // The codes are shown even without storage; only a reload would lose them.
  }
};

export const forgetCodes = (userId: string, kind: CodeKind = 'recovery-codes'): void => {
  try {
    sessionStorage.removeItem(keyOf(userId, kind));
  } catch {
    // Without storage, there is nothing to remove.
  }
};
