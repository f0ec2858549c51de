import { closeSync, existsSync, fsyncSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '#server/config.ts';

const NAME = /^evenkeel-\d{8}T\d{6}Z\.backup$/;
const UNFINISHED = /^evenkeel-\d{8}T\d{6}Z\.backup\.part$/;
/** How long an unfinished backup is kept. After a day it counts as abandoned. */
const GIVEN_UP_AFTER_MS = 86_400_000;

/** An instant in UTC for use in file names, such as 20260314T092600Z. */
export const stampOf = (ms: number): string =>
  new Date(ms).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

/** The file name of a backup that was made at this time, in UTC. */
export const backupName = (ms: number): string => `evenkeel-${stampOf(ms)}.backup`;

/** The names of the backups in a folder, oldest first. */
export const backupsIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => NAME.test(name))
        .sort()
    : [];

/** Deletes all but the newest `keep` backups of a folder, and returns the names of the deleted backups. */
export const deleteOlder = (folder: string, keep: number): readonly string[] => {
  const older = backupsIn(folder).slice(0, -keep);
  for (const name of older) rmSync(path.join(folder, name), { force: true });
  return older;
};

/** Deletes abandoned unfinished backups. */
export const deleteUnfinished = (folder: string): void => {
  for (const name of readdirSync(folder).filter((one) => UNFINISHED.test(one))) {
    const file = path.join(folder, name);
    if (Date.now() - statSync(file).mtimeMs > GIVEN_UP_AFTER_MS) rmSync(file, { force: true });
  }
};

/** Flushes a folder's directory entries to disk. */
export const syncFolder = (folder: string): void => {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** Flushes a file's content to disk. */
export const syncFile = (file: string): void => {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** Parses the number of backups to keep, given with the option `--keep`. */
export const keepOf = (text: string): number => {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new StartError('The number of backups to keep has to be 1 or more.');
};
