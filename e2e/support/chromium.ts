import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { apt, mayInstall } from '#tests/support/database/debian.ts';

/** The browser without a window: it draws the pages alone, which takes half the time. */
const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'google-chrome'];

/** Where the tests find their browsers. */
interface Browsers {
  /** For most tests: the one without a window where there is one. */
  readonly usual: string;
  /** For what only the whole browser can do: a microphone, permissions that a person is asked for. */
  readonly whole: string;
}

/** The first of these programs that is on the PATH. */
export const onPath = (names: readonly string[]): string | undefined =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
    )
    .find(existsSync);

const wholeBrowser = (): string | undefined =>
  onPath(WHOLE) ?? [chromium.executablePath()].find(existsSync);

const given = (): string | undefined => {
  const { CHROMIUM_PATH: set } = process.env;
  return set === '' ? undefined : set;
};

/** Installs what is missing, where that is allowed; a failure counts only when there is no browser then. */
const install = (): void => {
  const missing = [
    ...(wholeBrowser() === undefined ? ['chromium'] : []),
    ...(onPath([SHELL]) === undefined ? [SHELL] : []),
  ];
  if (missing.length === 0 || !mayInstall()) return;
  try {
    apt('update');
    apt('install', '-y', ...missing);
  } catch (error) {
    if (wholeBrowser() === undefined) throw error;
  }
};

/**
 * The browsers to test in: CHROMIUM_PATH for all, or those on the PATH, or Playwright's own. Installs
 * Debian's packages when they are missing.
 *
 * @throws Error with one sentence when there is none and none can be installed.
 */
export const browsers = (): Browsers => {
  const set = given();
  if (set !== undefined) return { usual: set, whole: set };
  install();
  const whole = wholeBrowser();
  if (whole === undefined) {
    throw new Error('The tests need Chromium: install it, or set CHROMIUM_PATH to where it is.');
  }
  return { usual: onPath([SHELL]) ?? whole, whole };
};

/** The whole browser, see `browsers`: what is measured is measured in it. */
export const chromiumPath = (): string => browsers().whole;

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

/** How a test file starts the whole browser, see `Browsers`: `test.use({ launchOptions: wholeChromium() })`. */
export const wholeChromium = (...flags: readonly string[]) => {
  const { WHOLE_CHROMIUM_PATH: executablePath } = process.env;
  return {
    args: [...CHROMIUM_FLAGS, ...flags],
    ...(executablePath === undefined ? {} : { executablePath }),
  };
};
