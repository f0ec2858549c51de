import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from './e2e/support/chromium.ts';

// Set by browser-setup.ts before the processes start that run the journeys.
const { CHROMIUM_PATH: executablePath } = process.env;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/browser-setup.ts',
  fullyParallel: true,
  // Many journeys wait for clocks and servers, so there is room for one more than processors.
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
