import type { Page } from '@playwright/test';

/** Lets a page make its calls one by one when it opens, so that a test can hold or change the reply to one of them. */
export const askOneByOne = (page: Page): Promise<unknown> =>
  page.route('**/api/first?*', (route) => route.fulfill({ json: {} }));
