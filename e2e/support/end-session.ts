import type { Page } from '@playwright/test';

/**
 * Ends the session on the server and clears it on the device. Leaves the app first, because its reads could otherwise
 * arrive after the log-out.
 */
export const endSession = async (page: Page): Promise<void> => {
  await page.goto('/api/health');
  await page.request.post('/auth/logout');
  await page.evaluate(() => localStorage.clear());
};
