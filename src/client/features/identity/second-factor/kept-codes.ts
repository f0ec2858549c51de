import * as z from 'zod/mini';

/*
 * New recovery codes that the person has not saved yet, until the tab is closed. The server has only their digests, so
 * a reload would lose them.
 */

const keyOf = (userId: string): string => `recovery-codes/${userId}`;

export const unkeptCodes = (userId: string): readonly string[] | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
    return z.safeParse(z.array(z.string()), kept).data ?? null;
  } catch {
    return null;
  }
};

export const keepCodes = (userId: string, codes: readonly string[]): void => {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(codes));
  } catch {
    // The codes are shown anyway; only a reload would lose them.
  }
};

export const forgetCodes = (userId: string): void => {
  try {
    sessionStorage.removeItem(keyOf(userId));
  } catch {
    // Nothing was stored.
  }
};
