import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The browser without a window: it draws the pages alone, which takes half the time. */
const SHELL = ['chromium-headless-shell'];
const WHOLE = ['chromium', 'google-chrome'];

/** Where the tests find their browsers. */
interface Browsers {
  /** For most tests, without a window. */
  readonly shell: string | undefined;
  /** For what only the whole browser can do: a microphone, permissions that a person is asked for. */
  readonly whole: string | undefined;
}

/** The first of these programs that is on the PATH. */
export const onPath = (names: readonly string[]): string | undefined =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
    )
    .find(existsSync);

/** The browsers to test in: CHROMIUM_PATH for all, or those on the PATH, or Playwright's own. */
export const browsers = (): Browsers => {
  const { CHROMIUM_PATH: set = '' } = process.env;
  if (set !== '') return { shell: set, whole: set };
  const own = [chromium.executablePath()].find(existsSync);
  return { shell: onPath(SHELL), whole: onPath(WHOLE) ?? own };
};

/** The whole browser: what is measured is measured in it. @throws Error with one sentence when it is missing */
export const chromiumPath = (): string => {
  const { whole } = browsers();
  if (whole === undefined) throw new Error('Chromium is missing. Run: npm run test:tools');
  return whole;
};

/** What the browser is started with: nothing in the background, no first-run pages. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Code that runs for seconds is not worth optimizing.
  '--js-flags=--no-opt --no-maglev',
  '--disable-quic',
  // A name of this machine that is no secure context over plain http, as in a home network.
  '--host-resolver-rules=MAP evenkeel.test 127.0.0.1',
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
