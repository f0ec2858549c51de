import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { AppServer } from '../tests/support/app-server.ts';
import { expect, someAddress } from './fixtures.ts';
import { settled } from './support/clock.ts';
import { awaitNotice } from './support/connection.ts';
import { journeyScript } from './support/journey-script.ts';
import { base } from './support/kept.ts';
import { type Person, signIn } from './support/people.ts';
import { type Watch, watchPages } from './support/watch-page.ts';

export { expect };

/** The window size at the start of each test. */
const USUAL = { width: 1280, height: 720 };

interface WarmApp {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly watch: Watch;
}

interface WarmFixtures {
  readonly warmApp: WarmApp;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly server: AppServer;
  readonly allowErrors: (pattern: RegExp) => void;
  readonly person: Person;
}

/** Brings the app back to the landing page, with nobody signed in and no data on the device. */
const restart = async ({ page, context }: WarmApp, url: string): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  if (page.url().startsWith(url)) {
    // Let pending work of the previous test finish while its session is valid. If it does not finish, load a new page.
    await page.evaluate(() => journeyControls.reset());
    await settled(page, 10_000).catch(() => page.goto(url));
  } else await page.goto(url);
  await context.clearPermissions();
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': someAddress() });
  await page.emulateMedia({
    colorScheme: null,
    reducedMotion: 'reduce',
    contrast: null,
    forcedColors: null,
  });
  await page.setViewportSize(USUAL);
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  // Going to the landing page also closes any open dialog.
  await visit(page, '/');
  // Clear cookies only now, because the app may send requests until it knows that nobody is signed in.
  await context.clearCookies();
  await page.getByRole('heading', { level: 1, name: 'Empower Your Day' }).waitFor();
  await settled(page);
  await page.evaluate(async () => {
    window.scrollTo(0, 0);
    for (const { name } of await indexedDB.databases())
      if (name !== undefined) indexedDB.deleteDatabase(name);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
};

const openApp = async (browser: Browser, baseURL: string): Promise<WarmApp> => {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    serviceWorkers: 'block',
  });
  const watch = watchPages(context);
  await context.addInitScript(journeyScript);
  awaitNotice(context);
  return { context, page: await context.newPage(), watch };
};

/**
 * A test of a part of the app in a page that stays open between tests, as if another person signed in on the same
 * device. Tests of loading pages are journeys; see `fixtures.ts`.
 */
export const test = base.extend<WarmFixtures>({
  warmApp: async ({ keep, browser, sharedServer: { url } }, use) =>
    use(
      await keep(
        `app at ${url}`,
        () => openApp(browser, url),
        ({ context }) => context.close(),
      ),
    ),

  server: async ({ sharedServer }, use) => use(sharedServer),

  context: async ({ warmApp }, use) => use(warmApp.context),

  page: async ({ warmApp, sharedServer }, use) => {
    await restart(warmApp, sharedServer.url);
    await use(warmApp.page);
    warmApp.page.removeAllListeners('request');
    warmApp.page.removeAllListeners('response');
    for (const other of warmApp.context.pages()) if (other !== warmApp.page) await other.close();
  },

  allowErrors: [
    // Depends on `page`, so that errors of the previous test do not count.
    async ({ warmApp: { watch }, page: _ }, use) => {
      watch.reset();
      await use(watch.allow);
      expect(watch.unexpected(), 'errors that nobody expected').toEqual([]);
    },
    { auto: true },
  ],

  person: async ({ page }, use) => use(await signIn(page)),
});

/** A test that always starts signed in on `page`, even if it does not use `person`. */
export const signedInTest = test.extend<{ signedIn: undefined }>({
  signedIn: [({ person: _ }, use) => use(undefined), { auto: true }],
});

/** Opens a page through an in-app link, without reloading the app. */
export const visit = async (page: Page, path: string): Promise<void> => {
  const go = (address: string): Promise<void> =>
    page.evaluate(([key, to]) => history.pushState({ key }, '', to), [
      randomUUID(),
      address,
    ] as const);
  const isHere = new URL(page.url()).pathname === path;
  if (isHere) {
    await go(path === '/' ? '/privacy' : '/');
    await settled(page);
  }
  await go(path);
  await settled(page);
};
