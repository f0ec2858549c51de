import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether missing programs can be installed here: as root on Debian and its derivatives. */
export const mayInstall = (): boolean =>
  existsSync('/etc/debian_version') && process.getuid?.() === 0;

/**
 * Runs `apt-get` non-interactively, such as `apt('install', '-y', 'chromium')`.
 * @throws Error with the output of `apt-get` if it fails
 */
export const apt = (...args: readonly string[]): void => {
  const { status, stderr } = spawnSync('apt-get', args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed:\n${stderr}`);
};
