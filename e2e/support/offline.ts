import type { Page } from '@playwright/test';

/** Waits until the app can open offline; needs `test.use({ serviceWorkers: 'allow' })`. */
export const untilInstalled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
