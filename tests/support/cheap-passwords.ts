import type { PasswordCost } from '#server/passwords/hash-worker.ts';

/** The least that argon2 takes, for tests whose subject is something else. */
export const CHEAP_PASSWORDS: PasswordCost = { memoryKiB: 8, passes: 1 };
