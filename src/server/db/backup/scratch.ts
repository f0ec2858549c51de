import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

const PREFIX = 'scratch-';
const HOST = hostname().replaceAll(/[^\w]/g, '_');
const OF_THIS_MACHINE = new RegExp(`^${PREFIX}${HOST}-(\\d+)-\\w+$`);

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Removes scratch folders that killed processes on this machine left behind. */
const removeLeft = (dataDir: string): void => {
  for (const name of readdirSync(dataDir)) {
    const pid = OF_THIS_MACHINE.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) {
      rmSync(path.join(dataDir, name), { recursive: true, force: true });
    }
  }
};

/**
 * Creates a temporary folder in the data folder, accessible only to its owner, passes it to `use`, and then removes the
 * folder. Unencrypted data is written nowhere else.
 */
export const withScratch = async <Result>(
  dataDir: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  removeLeft(dataDir);
  const folder = mkdtempSync(path.join(dataDir, `${PREFIX}${HOST}-${process.pid}-`));
  // SQLite itself also writes temporary files, for example for sorting, so they must be in this folder too.
  process.env.SQLITE_TMPDIR = folder;
  try {
    return await use(folder);
  } finally {
    delete process.env.SQLITE_TMPDIR;
    rmSync(folder, { recursive: true, force: true });
  }
};
