import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContext } from '@playwright/test';
import type { AppServer } from '../tests/support/app-server.ts';

interface Login {
  readonly email: string;
  readonly password: string;
}

interface Seeded {
  readonly person: Login;
  readonly therapist: Login;
  /** The one-time code with which the therapist logs in, in addition to the password. */
  readonly recoveryCode: string;
}

/** Fills the database as `npm run seed` does, and returns the credentials of the first person and the therapist. */
export const seeded = async ({ dataDir }: AppServer): Promise<Seeded> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/seed.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  const logins = [...stdout.matchAll(/email (\S+), password (\S+)/g)].map(
    ([, email = '', password = '']) => ({ email, password }),
  );
  const [person, therapist] = [logins[0], logins.at(-1)];
  const recoveryCode = /recovery code works once: (\S+)/.exec(stdout)?.[1];
  if (person === undefined || therapist === undefined || recoveryCode === undefined) {
    throw new Error('The seed told nobody’s password.');
  }
  return { person, therapist, recoveryCode };
};

/** The data that a signed-in browser stores. */
interface SignedIn {
  readonly keys: Readonly<Record<string, string>>;
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
}

/** Logs a demo account in, with the recovery code if there is one. */
export const logIn = async (
  browser: Browser,
  url: string,
  login: Login,
  recoveryCode: string | null,
): Promise<SignedIn> => {
  const context = await browser.newContext();
  const reply = await context.request.post(`${url}/auth/login`, { data: login });
  const { userId = '', token = '', role = '' }: Record<string, string> = await reply.json();
  if (recoveryCode !== null) {
    await context.request.post(`${url}/auth/second-factor/recover`, { data: { recoveryCode } });
  }
  const cookies = await context.cookies();
  await context.close();
  return { keys: { userId, token, role }, cookies };
};

/** Makes a browser that of a person who is logged in. */
export const enter = async (
  context: BrowserContext,
  { keys, cookies }: SignedIn,
): Promise<void> => {
  await context.addCookies(cookies);
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, String(value));
  }, keys);
};
