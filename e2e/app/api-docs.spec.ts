import { moodEndpoints } from '#contract/mood.ts';
import { expect, test } from '../fixtures.ts';

test('/api/docs explains the API calls', async ({ page }) => {
  await page.goto('/api/docs');
  const { method, path, summary } = moodEndpoints.submit;
  const call = page.locator('.opblock', { hasText: path });
  await expect(call).toContainText(method);
  await expect(call).toContainText(summary);
  await call.getByRole('button', { name: path }).first().click();
  await expect(call).toContainText('timestamp');
});
