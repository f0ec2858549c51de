import type { Page } from '@playwright/test';

/** Simulates that the browser hides the tab of the page or shows it again. */
export const turn = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((now) => {
    if (now === 'hidden')
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: now });
    else Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
