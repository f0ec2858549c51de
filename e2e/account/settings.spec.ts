import { type Page, signIn, someAddress } from '../fixtures.ts';
import { reload, settled } from '../support/clock.ts';
import { expect, test, visit } from '../warm.ts';

const bannerLogOut = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Log Out' });

const isButtonUnderPointer = (page: Page) =>
  page.evaluate(() => document.querySelector('button:hover, a:hover') !== null);

test('ending a session is confirmed in its place, keeps the focus there, and shifts nothing', async ({
  page,
  server,
  person: { email, password },
}) => {
  for (const _ of ['phone', 'work']) {
    const elsewhere = await fetch(new URL('/auth/login', server.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
      body: JSON.stringify({ email, password }),
    });
    expect(elsewhere.status).toBe(200);
  }
  await visit(page, '/settings');
  const end = page.getByRole('button', { name: /^End the session on / });
  await expect(end).toHaveCount(2);
  await end.first().click();
  const ended = page.getByText('Session ended.');
  await expect(ended).toBeFocused();
  await expect(end).toHaveCount(1);
  expect(await isButtonUnderPointer(page)).toBe(false);
  await reload(page);
  await expect(end).toHaveCount(1);
  await expect(ended).toBeHidden();
});

test('each mistake with a password is reported once, at its field, until it is corrected', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/400/);
  await visit(page, '/settings');
  const [current, next] = [page.getByLabel('Current password'), page.getByLabel('New password')];
  const change = page.getByRole('button', { name: 'Change password' });
  await current.fill('not it');
  await next.fill('short');
  await change.click();
  await expect(page.getByRole('alert')).toHaveText([/^Your password needs at least/]);
  await expect(next).toBeFocused();
  await next.fill('another-river-43');
  await change.click();
  await expect(page.getByRole('alert')).toHaveText(['This isn’t your current password.']);
  await expect(current).toBeFocused();
  await current.fill(person.password);
  await change.click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('logging out with unsent text asks first', async ({ page, person: _ }) => {
  await visit(page, '/features/focus-mood-tracker');
  await page.getByLabel('Why?').fill('Half a sentence');
  await bannerLogOut(page).click();
  const dialog = page.getByRole('dialog', { name: 'Log out now?' });
  await expect(dialog).toContainText('You started an entry and didn’t send it.');
  await dialog.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(page.getByLabel('Why?')).toHaveValue('Half a sentence');
  await page.getByLabel('Why?').fill('');
  await bannerLogOut(page).click();
  await expect(page).toHaveURL('/');
});

test('the start of the next day is not inherited by the next person who signs in', async ({
  page,
}) => {
  await signIn(page);
  await visit(page, '/settings');
  const hour = page.getByLabel('My day starts at');
  await hour.selectOption('04:00');
  await settled(page);
  await bannerLogOut(page).click();
  await expect(page).toHaveURL('/');
  await signIn(page);
  await visit(page, '/settings');
  await expect(hour).toHaveValue('0');
});
