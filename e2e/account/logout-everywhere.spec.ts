import { expectAccessible } from '../fixtures.ts';
import { expect, test, visit } from '../warm.ts';

test('one button ends all sessions, including those in other tabs', async ({
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
  await expect(
    dialog.getByRole('checkbox', { name: 'Turn off my calendar address too' }),
  ).toBeChecked();
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

test('a calendar address can be ended even before the server has said whether one exists', async ({
  page,
  person: { userId },
}) => {
  const body = { data: { userId, zone: 'UTC', ownWords: false } };
  const { path } = await (await page.request.post('/api/calendar/make', body)).json();
  await visit(page, '/settings');
  const looked = page.waitForRequest(`**/api/calendar/${userId}`);
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route(`**/api/calendar/${userId}`, async (route) => {
    await held;
    await route.fulfill({ json: { feed: null } });
  });
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await looked;
  const dialog = page.getByRole('dialog', { name: 'Log out everywhere?' });
  await expect(
    dialog.getByRole('checkbox', { name: 'Turn off my calendar address too' }),
  ).toBeChecked();
  await dialog.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/');
  answer();
  expect((await page.request.get(path)).status()).toBe(404);
});
