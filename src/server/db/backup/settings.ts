import { realpathSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '#server/config.ts';

/** The folder for backups, and the file with the key that decrypts them. */
export interface BackupSettings {
  /** An absolute path. */
  readonly folder: string;
  /** An absolute path outside of `folder`. */
  readonly keyFile: string;
}

/** The path of a file or folder with symbolic links resolved. The file or folder need not exist yet. */
const realPlace = (place: string): string => {
  try {
    return realpathSync(place);
  } catch {
    const parent = path.dirname(place);
    return parent === place ? place : path.join(realPlace(parent), path.basename(place));
  }
};

/**
 * Reads BACKUP_DIR and BACKUP_KEY_FILE from environment variables.
 *
 * @throws StartError when the key file would be in the backup folder
 */
export const backupSettings = (
  env: Readonly<Record<string, string | undefined>>,
): BackupSettings => {
  const folder = path.resolve(env.BACKUP_DIR || 'backups');
  const keyFile = path.resolve(env.BACKUP_KEY_FILE || 'backup.key');
  if (realPlace(keyFile).startsWith(realPlace(folder) + path.sep)) {
    throw new StartError(
      `The key ${keyFile} is in the folder of the backups, where whoever finds one finds the other. Set BACKUP_KEY_FILE to another place.`,
    );
  }
  return { folder, keyFile };
};
