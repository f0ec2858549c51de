import type { Page } from '@playwright/test';

/** Waits until the app can open offline. Requires `test.use({ serviceWorkers: 'allow' })`. */
export const untilInstalled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
