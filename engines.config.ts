import { defineConfig } from '@playwright/test';

/**
 * Configures the journeys in other browsers. Playwright runs and counts them, but they use browsers installed on the
 * system.
 */
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
