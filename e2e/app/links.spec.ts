import { expect, test, visit } from '../warm.ts';

test('a link opens without reloading the app, can be gone back from, and opens in a new tab', async ({
  page,
  person: _,
}) => {
  await visit(page, '/homepage');
  const here = page.url();
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  const settings = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Settings' });
  const heading = page.getByRole('heading', { level: 1, name: 'Settings' });
  await settings.click();
  await expect(heading).toBeVisible();
  // Following a link to the current page adds no history entry.
  await settings.click();
  await page.goBack();
  await expect(page).toHaveURL(here);
  await expect(heading).toBeHidden();

  const opened = page.context().waitForEvent('page');
  await settings.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page).toHaveURL(here);
  expect(loads).toBe(0);
});
