import { hash as hashOnce, randomBytes } from 'node:crypto';
import { CODE_LETTERS } from '#domain/shared/typed-code.ts';

/** A new secret for a session's cookie: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * The form in which a secret is stored. A plain digest is enough, because a random secret, unlike a password, cannot be
 * guessed.
 */
export const digest = (text: string): string => hashOnce('sha256', text, 'hex');

/** A new code for people to type. Each character of the code has 5 random bits. */
export const newTypedCode = (characters: number): string =>
  // The number of different letters is a power of two, so each letter is equally likely.
  Array.from(randomBytes(characters), (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');
