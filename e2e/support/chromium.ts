import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'google-chrome'];

const onPath = (): string | undefined =>
  NAMES.flatMap((name) =>
    (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
  ).find(existsSync);

const installOnDebian = (): void => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', 'chromium']]) {
    const { status, stderr } = spawnSync('apt-get', args, { encoding: 'utf8', env });
    if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed:\n${stderr}`);
  }
};

/**
 * The browser to test in: CHROMIUM_PATH, one on the PATH, or Playwright's own. Installs Debian's
 * package when there is none.
 *
 * @throws Error with one sentence when there is none and none can be installed.
 */
export const chromiumPath = (): string => {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== '') return given;
  const found = onPath() ?? [chromium.executablePath()].find(existsSync);
  if (found !== undefined) return found;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    installOnDebian();
    const installed = onPath();
    if (installed !== undefined) return installed;
  }
  throw new Error('The tests need Chromium: install it, or set CHROMIUM_PATH to where it is.');
};

/** What the browser is started with: nothing in the background, no first-run pages. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // Chromium has no sandbox for root, as in most containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
