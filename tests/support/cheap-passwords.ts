import type { PasswordCost } from '#server/passwords/hash-worker.ts';

/** The lowest cost that argon2 accepts, for tests that are not about passwords. */
export const CHEAP_PASSWORDS: PasswordCost = { memoryKiB: 8, passes: 1 };
