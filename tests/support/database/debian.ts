import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether missing programs may be installed here: on Debian and its relatives, as root. */
export const mayInstall = (): boolean =>
  existsSync('/etc/debian_version') && process.getuid?.() === 0;

/**
 * Runs the system's own package manager without questions, such as `apt('install', '-y', 'chromium')`.
 *
 * @throws Error with what it said when it fails.
 */
export const apt = (...args: readonly string[]): void => {
  const { status, stderr } = spawnSync('apt-get', args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed:\n${stderr}`);
};
