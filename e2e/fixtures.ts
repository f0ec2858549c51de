import { randomInt } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { AppServer } from '../tests/support/app-server.ts';
import { awaitNotice } from './support/connection.ts';
import { journeyScript } from './support/journey-script.ts';
import { base } from './support/kept.ts';
import { type Person, signIn } from './support/people.ts';
import { startServer } from './support/server.ts';
import { watchPages } from './support/watch-page.ts';

export { expectAccessible } from './support/accessible.ts';
export {
  asSomebodyElse,
  guest,
  logIn,
  newAccount,
  newDetails,
  signIn,
  signUp,
  submitLogIn,
} from './support/people.ts';
export type { Page };
export { expect };

interface TestFixtures {
  /**
   * Settings of a separate server, for tests that stop or kill their server or need other settings: `test.use({
   * ownServer: {} })`.
   */
  ownServer: Readonly<Record<string, string>> | null;
  /** The server under test. A test may stop it only if it uses `ownServer`. */
  server: AppServer;
  /** Allows console errors that the test expects, such as a refused request: `allowErrors(/401/)`. */
  allowErrors: (pattern: RegExp) => void;
  /**
   * Opens a second, empty browser, which is also watched for errors. `allowed` matches console errors that the test
   * expects.
   */
  newDevice: (allowed?: RegExp) => Promise<Page>;
  /** A person with an account, signed in on `page`. */
  person: Person;
}

/** A client address that is unlikely to be used twice, because sign-in attempts are limited per address. */
export const someAddress = (): string =>
  [10, 0, 0, 0].map((part) => part || randomInt(1, 255)).join('.');

const sharedServerError = (): Promise<never> => {
  throw new Error('Other tests use this server. Ask for one: test.use({ ownServer: {} }).');
};

export const test = base.extend<TestFixtures>({
  ownServer: [null, { option: true }],

  server: async ({ sharedServer, ownServer }, use) => {
    if (ownServer !== null) {
      const own = await startServer(ownServer);
      await use(own);
      return own.remove();
    }
    await use({
      ...sharedServer,
      stop: sharedServerError,
      kill: sharedServerError,
      start: sharedServerError,
      remove: sharedServerError,
    });
  },

  baseURL: async ({ server }, use) => use(server.url),

  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, 'x-forwarded-for': someAddress() }),

  context: async ({ context }, use) => {
    await context.addInitScript(journeyScript);
    awaitNotice(context);
    await use(context);
  },

  // The context is watched before any page opens. Errors are checked after the test.
  allowErrors: [
    async ({ context }, use) => {
      const watch = watchPages(context);
      await use(watch.allow);
      expect(watch.unexpected(), 'errors that nobody expected').toEqual([]);
    },
    { auto: true },
  ],

  newDevice: async ({ browser, baseURL, contextOptions, extraHTTPHeaders }, use) => {
    const contexts: BrowserContext[] = [];
    const errors: (() => readonly string[])[] = [];
    await use(async (allowed) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(extraHTTPHeaders === undefined ? {} : { extraHTTPHeaders }),
      });
      contexts.push(context);
      await context.addInitScript(journeyScript);
      const watch = watchPages(context);
      if (allowed !== undefined) watch.allow(allowed);
      errors.push(watch.unexpected);
      return await context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(
      errors.flatMap((read) => read()),
      'errors on another device',
    ).toEqual([]);
  },

  person: async ({ page }, use) => use(await signIn(page)),
});

/** A test that always starts signed in on `page`, even if it does not use `person`. */
export const signedInTest = test.extend<{ signedIn: undefined }>({
  signedIn: [({ person: _ }, use) => use(undefined), { auto: true }],
});
