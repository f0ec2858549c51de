import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell. It does nothing but render pages, which halves the run time. */
const SHELL = ['chromium-headless-shell'];
const WHOLE = ['chromium', 'google-chrome'];

/** The browsers found for the tests. */
interface Browsers {
  /** For most tests: without a window. */
  readonly shell: string | undefined;
  /** For what only the full browser can do: a microphone, permission prompts. */
  readonly whole: string | undefined;
}

/** The first of these programs on the PATH. */
export const onPath = (names: readonly string[]): string | undefined =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
    )
    .find(existsSync);

/** The browsers to test in: CHROMIUM_PATH for everything, else those on the PATH, else Playwright's own. */
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

/** Launch flags: no background activity, no first-run pages. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Optimizing code that runs only for seconds does not pay off.
  '--js-flags=--no-opt --no-maglev',
  '--disable-quic',
  // A name for this machine that is not a secure context over plain http, as in a home network.
  '--host-resolver-rules=MAP evenkeel.test 127.0.0.1',
  // Chromium has no sandbox for root, which is the user in most containers.
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
