import { expect, type Page } from '@playwright/test';

/** The button that ends a recording. */
export const stop = (page: Page) => page.getByRole('button', { name: 'Stop Recording' });

/** Starts a recording and waits until it contains sound, because the browser's microphone takes real time to start. */
export const startRecording = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Recording\./ })).toBeVisible();
  await expect(page.getByText(/^00:0[1-9] of 05:00$/)).toBeVisible();
};

/** Makes a short recording. Does not wait for the outcome. */
export const record = async (page: Page): Promise<void> => {
  await startRecording(page);
  await stop(page).click();
};
