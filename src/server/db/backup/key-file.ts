import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '#server/config.ts';
import { backupsIn } from './files.ts';
import { ageKeyOf, keyOfAge } from './sealing/sealing.ts';
import type { BackupSettings } from './settings.ts';

const KEY_BYTES = 32;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : null;

/**
 * Reads the 32-byte key from a file. The file contains the key in age's format or in base64url.
 *
 * @throws StartError when the file does not exist, or when other users may read it
 */
export const readKey = (file: string): Buffer => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const reason = codeOf(error) === 'ENOENT' ? 'is not there' : 'cannot be read';
    throw new StartError(
      `The key ${file} ${reason}. Set BACKUP_KEY_FILE to the key with which the backups were made.`,
    );
  }
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0) {
    throw new StartError(`Others may read the key ${file}. Close it with: chmod 600 ${file}`);
  }
  const written = text.replaceAll(/^#.*$/gm, '').trim();
  // Keys from before the switch to age are in base64url.
  const key = keyOfAge(written) ?? Buffer.from(written, 'base64url');
  if (key.length === KEY_BYTES) return key;
  throw new StartError(
    `The file ${file} holds no key of age, and no key of ${KEY_BYTES} bytes in base64url.`,
  );
};

/**
 * Creates a key file if it does not exist; only its owner can read it. Returns whether it was created.
 *
 * @throws StartError when backups already exist, because a new key could not open them
 */
export const ensureKey = ({ folder, keyFile: file }: BackupSettings): boolean => {
  if (!existsSync(file) && backupsIn(folder).length > 0) {
    throw new StartError(
      `There are backups in ${folder}, but no key at ${file}. Set BACKUP_KEY_FILE to the key with which they were made, or BACKUP_DIR to another folder.`,
    );
  }
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    const text = `${ageKeyOf(randomBytes(KEY_BYTES))}\n`;
    writeFileSync(file, text, { flag: 'wx', mode: 0o600, flush: true });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw new StartError(
      `The key ${file} cannot be made: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};
