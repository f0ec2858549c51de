import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from './e2e/support/chromium.ts';
import { FULL } from './tests/support/full.ts';

// browser-setup.ts sets this before the worker processes start.
const { CHROMIUM_PATH: executablePath } = process.env;

/** Journeys in other browsers, which have a separate configuration (engines.config.ts). */
const IN_OTHER_BROWSERS = '**/e2e/engines/**';

/** Journeys that take minutes or cover code that hardly ever changes. They run only in `npm run test:full`. */
const ONLY_WHEN_FULL = ['app/api-docs', 'app/first-week', 'look/shifts', 'quiz/weeks'].map(
  (file) => `**/e2e/${file}.spec.ts`,
);

export default defineConfig({
  testDir: 'e2e',
  testIgnore: [IN_OTHER_BROWSERS, ...(FULL ? [] : ONLY_WHEN_FULL)],
  globalSetup: './e2e/support/browser-setup.ts',
  fullyParallel: true,
  workers: 3,
  // No retries, because a journey must pass at the first attempt, even on a slow machine.
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    // The service worker would fetch the whole app for each journey, so only journeys that test it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      args: [...CHROMIUM_FLAGS],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
});
