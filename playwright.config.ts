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
  // The list names each journey that needed it; more than a few make the run fail (`scripts/test-report.ts`).
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    serviceWorkers: 'allow',
    launchOptions: {
      args: [...CHROMIUM_FLAGS],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
});
