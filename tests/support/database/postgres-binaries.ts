import { existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

const isComplete = (folder: string): boolean =>
  ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name)));

const candidates = (): string[] => {
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'postgres'))
    .filter(existsSync)
    .map((file) => path.dirname(realpathSync(file)));
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const debian = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN, version, 'bin'));
  return [...onPath, ...debian];
};

/** The folder with PostgreSQL’s programs: on the PATH or from Debian’s packages. */
export const postgresBinaries = (): string | undefined => candidates().find(isComplete);
