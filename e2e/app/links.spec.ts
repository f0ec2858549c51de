import { expect, signIn, test } from '../fixtures.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await page.goto('/homepage');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a link is followed without loading the app anew, and goes back again', async ({ page }) => {
  const here = page.url();
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  // Going where one is makes no entry that would have to be gone back through.
  await main.getByRole('link', { name: 'Settings' }).click();
  await page.goBack();
  await expect(page).toHaveURL(here);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeHidden();
  expect(loads).toBe(0);
});

test('a link that is asked for in a tab of its own leaves this one as it is', async ({ page }) => {
  const here = page.url();
  const opened = page.context().waitForEvent('page');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Settings' }).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page).toHaveURL(here);
});
