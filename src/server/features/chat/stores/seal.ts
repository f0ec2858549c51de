import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text with AES-256-GCM and a key that this server does not store.
 *
 * @param key 32 bytes in base64url
 * @param owner part of the encryption: a text encrypted for one owner cannot be decrypted for another
 */
export const sealed = (text: string, key: string, owner: string): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, Buffer.from(key, 'base64url'), nonce);
  cipher.setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
};

/** Decrypts a text. Null for a wrong key or owner, or when the encrypted text was altered. */
export const opened = (text: string, key: string, owner: string): string | null => {
  const bytes = Buffer.from(text, 'base64');
  const [nonceEnd, tagEnd] = [NONCE_BYTES, NONCE_BYTES + TAG_BYTES];
  try {
    const decipher = createDecipheriv(
      CIPHER,
      Buffer.from(key, 'base64url'),
      bytes.subarray(0, nonceEnd),
      { authTagLength: TAG_BYTES },
    );
    decipher.setAAD(Buffer.from(owner));
    decipher.setAuthTag(bytes.subarray(nonceEnd, tagEnd));
    return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString(
      'utf8',
    );
  } catch {
    return null;
  }
};
