import { hash as hashOnce, randomBytes } from 'node:crypto';
import { CODE_LETTERS } from '#domain/shared/typed-code.ts';

/** A new secret for a session's cookie: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * The stored form of a secret. A plain digest is enough, because a random secret, unlike a password, cannot be guessed
 * from it.
 */
export const digest = (text: string): string => hashOnce('sha256', text, 'hex');

/** A new code for people to type, with this many characters of 5 random bits each. */
export const newTypedCode = (characters: number): string =>
  // The number of letters is a power of two, so each one is equally likely.
  Array.from(randomBytes(characters), (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');
