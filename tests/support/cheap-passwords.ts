import type { PasswordCost } from '#server/passwords/hash-worker.ts';

/** The lowest cost that argon2 accepts, for tests about something else. */
export const CHEAP_PASSWORDS: PasswordCost = { memoryKiB: 8, passes: 1 };
