import { expect, signIn, test } from '../fixtures.ts';
import { expectAccessibleInThemes } from '../support/accessible.ts';

test('everybody can read what is kept, from the landing page and when signed in', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeFocused();
  await expect(
    page.getByRole('region', { name: 'If you share with a therapist or a supporter' }),
  ).toContainText('Your messages in the chat are never shared');
  await expectAccessibleInThemes(page);
  await page.setViewportSize({ width: 320, height: 700 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page);
  await page.goto('/privacy');
  await expect(page.getByRole('link', { name: 'Today' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
});
