import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from './e2e/support/chromium.ts';
import { FULL } from './tests/support/full.ts';

// Set by browser-setup.ts before the processes start that run the journeys.
const { CHROMIUM_PATH: executablePath } = process.env;

/** Journeys in other browsers, which have their own configuration. */
const IN_OTHER_BROWSERS = '**/e2e/engines/**';

/** Journeys of minutes, and what hardly ever changes: they run in `npm run test:full` alone. */
const ONLY_WHEN_FULL = ['app/api-docs', 'app/first-week', 'look/shifts', 'quiz/weeks'].map(
  (file) => `**/e2e/${file}.spec.ts`,
);

export default defineConfig({
  testDir: 'e2e',
  testIgnore: [IN_OTHER_BROWSERS, ...(FULL ? [] : ONLY_WHEN_FULL)],
  globalSetup: './e2e/support/browser-setup.ts',
  fullyParallel: true,
  workers: 3,
  // A journey passes on a slow machine, or it is broken.
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    // It fetches the whole app for each journey: only those that are about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      args: [...CHROMIUM_FLAGS],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
});
