import { existsSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apt, mayInstall } from './debian.ts';

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

const installOnDebian = (): void => {
  console.log('Installing PostgreSQL from the packages of this system, for the tests.');
  apt('update');
  apt('install', '-y', 'postgresql-common');
  // Without this, the package starts a server on the default port.
  writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
  apt('install', '-y', 'postgresql');
};

/**
 * The folder with PostgreSQL's programs. Installs Debian's package when there is none.
 *
 * @throws Error with one sentence when there is none and none can be installed.
 */
export const postgresBinaries = (): string => {
  const found = candidates().find(isComplete);
  if (found !== undefined) return found;
  if (mayInstall()) {
    installOnDebian();
    const installed = candidates().find(isComplete);
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'The tests need PostgreSQL: install it, put its programs on the PATH, or set TEST_DATABASE_URL.',
  );
};
