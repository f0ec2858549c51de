import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { apt, mayInstall } from '../../tests/support/debian.ts';

const NAMES = ['chromium', 'google-chrome'];

const onPath = (): string | undefined =>
  NAMES.flatMap((name) =>
    (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
  ).find(existsSync);

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
  if (mayInstall()) {
    apt('update');
    apt('install', '-y', 'chromium');
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
