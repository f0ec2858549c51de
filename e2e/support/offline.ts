import type { Page } from '@playwright/test';

/** Waits until the app can open without a connection: `test.use({ serviceWorkers: 'allow' })`. */
export const untilInstalled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
