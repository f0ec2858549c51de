import type { Page } from '@playwright/test';

/** Ends the session at the server, and forgets it on the device, away from the app, whose reads would else come after it. */
export const endSession = async (page: Page): Promise<void> => {
  await page.goto('/api/health');
  await page.request.post('/auth/logout');
  await page.evaluate(() => localStorage.clear());
};
