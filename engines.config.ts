import { defineConfig } from '@playwright/test';

/** Playwright runs and counts these journeys; the browsers are the system's own. */
export default defineConfig({
  testDir: 'e2e/engines',
  globalSetup: './e2e/support/browser-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
});
