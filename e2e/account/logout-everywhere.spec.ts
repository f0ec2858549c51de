import { expectAccessible } from '../fixtures.ts';
import { expect, test, visit } from '../warm.ts';

test('one button ends all sessions, and other tabs follow', async ({
  page,
  context,
  person: { userId },
}) => {
  const body = { data: { userId, zone: 'UTC', ownWords: false } };
  const made = await page.request.post('/api/calendar/make', body);
  const { path } = await made.json();
  const cookies = await context.cookies();
  await visit(page, '/settings');
  const otherTab = await context.newPage();
  await otherTab.goto('/homepage');
  const button = page.getByRole('button', { name: 'Log out everywhere' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Log out everywhere?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByRole('checkbox', { name: 'End my calendar address too' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(dialog).toBeHidden();
  await button.click();
  await dialog.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/');
  await expect(otherTab).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull();
  expect((await page.request.get(path)).status()).toBe(404);
  await context.addCookies(cookies);
  expect((await page.request.get('/auth/me')).status()).toBe(401);
});
