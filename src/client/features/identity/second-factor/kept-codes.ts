import { isText, listOf, readAs } from '#domain/shared/guards.ts';

/*
 * Stores new recovery codes until the person has saved them or the tab is closed. The server has only their digests, so
 * without this copy a reload would lose them.
 */

const keyOf = (userId: string): string => `recovery-codes/${userId}`;

const readCodes = readAs(listOf(isText));

export const unkeptCodes = (userId: string): readonly string[] | null => {
  try {
    return readCodes(JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null'));
  } catch {
    return null;
  }
};

export const keepCodes = (userId: string, codes: readonly string[]): void => {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(codes));
  } catch {
    // The codes are shown even without storage; only a reload would lose them.
  }
};

export const forgetCodes = (userId: string): void => {
  try {
    sessionStorage.removeItem(keyOf(userId));
  } catch {
    // Without storage, there is nothing to remove.
  }
};
