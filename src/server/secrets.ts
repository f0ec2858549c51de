import { hash as hashOnce, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { CODE_LETTERS } from '#domain/shared/typed-code.ts';

/** A new secret for a session's cookie: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * What the database keeps of a secret. A plain digest is enough, because a random secret, unlike a
 * password, cannot be guessed from it.
 */
export const digest = (text: string): string => hashOnce('sha256', text, 'hex');

/** The argon2id hash of a password, with the library's parameters (19 MiB, 2 passes). */
export const hashPassword = (password: string): Promise<string> => hash(password);

let stranger: Promise<string> | undefined;

/**
 * Whether `password` belongs to `passwordHash`. Without a hash it does the same work and says no,
 * so that the time taken does not tell whether an account exists.
 */
export const passwordMatches = async (
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> => {
  stranger ??= hash(randomBytes(16).toString('hex'));
  const matches = await verify(passwordHash ?? (await stranger), password);
  return matches && typeof passwordHash === 'string';
};

/** A new code of so many characters that people can type, of 5 random bits each. */
export const newTypedCode = (characters: number): string =>
  // The letters are a power of two, so that each one is as likely as any other.
  Array.from(randomBytes(characters), (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');
