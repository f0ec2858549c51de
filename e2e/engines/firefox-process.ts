import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { onPath } from '../support/chromium.ts';
import { type Bidi, connectBidi } from './bidi.ts';

/** A Firefox process with its own profile, and the connection to it. */
export interface FirefoxProcess {
  readonly bidi: Bidi;
  /** Closes Firefox and removes the profile. */
  readonly close: () => Promise<void>;
}

const addressOf = async ({ stderr }: ChildProcess): Promise<string> => {
  if (stderr === null) throw new Error('Firefox has no output.');
  for await (const line of createInterface({ input: stderr })) {
    const address = /listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('Firefox ended before it could be driven.');
};

const preference = ([name, value]: readonly [string, unknown]): string =>
  `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`;

/** The path of Debian's Firefox; undefined if it is not installed. */
export const firefoxPath = (): string | undefined => onPath(['firefox-esr']);

/**
 * Starts Firefox in headless mode, controlled by WebDriver BiDi.
 *
 * @param program the path of the executable
 * @param preferences the preferences of the profile
 * @param given additional arguments and environment variables
 */
export const startFirefox = async (
  program: string,
  preferences: Readonly<Record<string, boolean | string | number>>,
  given: {
    readonly args?: readonly string[];
    readonly env?: Readonly<Record<string, string>>;
  } = {},
): Promise<FirefoxProcess> => {
  const profile = mkdtempSync(path.join(tmpdir(), 'evenkeel-firefox-'));
  writeFileSync(
    path.join(profile, 'user.js'),
    Object.entries(preferences).map(preference).join(''),
  );
  const firefox = spawn(
    program,
    [
      ...['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
      ...(given.args ?? []),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...given.env } },
  );
  const ended = once(firefox, 'exit');
  const remove = () => {
    firefox.kill('SIGKILL');
    rmSync(profile, { recursive: true, force: true });
  };
  process.once('exit', remove);
  const bidi = await connectBidi(await addressOf(firefox));
  return {
    bidi,
    close: async () => {
      await bidi.send('browser.close');
      await ended;
      remove();
      process.off('exit', remove);
    },
  };
};
