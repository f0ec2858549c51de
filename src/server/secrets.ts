import { hash as hashOnce, randomBytes } from 'node:crypto';
import { CODE_LETTERS } from '#domain/shared/typed-code.ts';

/** A new secret for a session's cookie: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * What the database keeps of a secret. A plain digest is enough, because a random secret, unlike a
 * password, cannot be guessed from it.
 */
export const digest = (text: string): string => hashOnce('sha256', text, 'hex');

/** A new code of so many characters that people can type, of 5 random bits each. */
export const newTypedCode = (characters: number): string =>
  // The letters are a power of two, so that each one is as likely as any other.
  Array.from(randomBytes(characters), (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');
