import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell. It only renders pages, which halves the run time. */
const SHELL = ['chromium-headless-shell'];
const WHOLE = ['chromium', 'google-chrome'];

/** The browsers found for the tests. */
interface Browsers {
  /** The browser without a window, for most tests. */
  readonly shell: string | undefined;
  /** The full browser, for features that only it has: a microphone and permission prompts. */
  readonly whole: string | undefined;
}

/** The first of these programs on the PATH. */
export const onPath = (names: readonly string[]): string | undefined =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
    )
    .find(existsSync);

/**
 * The browsers for the tests: CHROMIUM_PATH for all tests if it is set, otherwise browsers on the PATH, otherwise
 * Playwright's own.
 */
export const browsers = (): Browsers => {
  const { CHROMIUM_PATH: set = '' } = process.env;
  if (set !== '') return { shell: set, whole: set };
  const own = [chromium.executablePath()].find(existsSync);
  return { shell: onPath(SHELL), whole: onPath(WHOLE) ?? own };
};

/**
 * The path of the full browser, also used for measurements. @throws Error with a one-sentence message if it is
 * missing
 */
export const chromiumPath = (): string => {
  const { whole } = browsers();
  if (whole === undefined) throw new Error('Chromium is missing. Run: npm run test:tools');
  return whole;
};

/** Launch flags that disable background activity and first-run pages. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Optimizing code is not worth it, because the code runs only for seconds.
  '--js-flags=--no-opt --no-maglev',
  '--disable-quic',
  // A host name that is not a secure context over plain http, as on a home network.
  '--host-resolver-rules=MAP evenkeel.test 127.0.0.1',
  // Chromium's sandbox does not work for root, which is the user in most containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Makes a test file use the full browser, see `Browsers`: `test.use({ launchOptions: wholeChromium() })`. */
export const wholeChromium = (...flags: readonly string[]) => {
  const { WHOLE_CHROMIUM_PATH: executablePath } = process.env;
  return {
    args: [...CHROMIUM_FLAGS, ...flags],
    ...(executablePath === undefined ? {} : { executablePath }),
  };
};
