import { readFile } from 'node:fs/promises';
import { expect, guest, logIn, type Page, signIn, signUp, test } from '../fixtures.ts';
import { logPast } from '../support/moods.ts';

const bannerLogOut = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Log Out' });

const isButtonUnderPointer = (page: Page) =>
  page.evaluate(() => document.querySelector('button:hover, a:hover') !== null);

test('ending a session says so in its place, keeps the focus there, and moves nothing', async ({
  page,
  person,
  newDevice,
}) => {
  await logIn(await newDevice(), person);
  await logIn(await newDevice(), person);
  await page.goto('/settings');
  const end = page.getByRole('button', { name: /^End the session on / });
  await expect(end).toHaveCount(2);
  await end.first().click();
  const ended = page.getByText('Session ended.');
  await expect(ended).toBeFocused();
  await expect(end).toHaveCount(1);
  expect(await isButtonUnderPointer(page)).toBe(false);
  await page.reload();
  await expect(end).toHaveCount(1);
  await expect(ended).toBeHidden();
});

test('a wrong current password is said once, at its field', async ({
  page,
  person: _,
  allowErrors,
}) => {
  allowErrors(/400/);
  await page.goto('/settings');
  await page.getByLabel('Current password').fill('not it');
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toHaveText([/^Password needs at least/]);
  await expect(page.getByLabel('New password')).toBeFocused();
  await page.getByLabel('New password').fill('another-river-43');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toHaveText(['This is not the current password.']);
  await expect(page.getByLabel('Current password')).toBeFocused();
});

test('the dialogs that delete begin at the field or at the way to stay', async ({
  page,
  newDevice,
}) => {
  await guest(page);
  await page.goto('/settings');
  const dialog = page.getByRole('dialog');
  await bannerLogOut(page).click();
  await expect(dialog.getByRole('button', { name: 'Stay logged in' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await expect(dialog.getByRole('button', { name: 'Keep the account' })).toBeFocused();
  const other = await newDevice();
  await signIn(other);
  await other.goto('/settings');
  await other.getByRole('button', { name: 'Delete the account' }).click();
  await expect(other.getByRole('dialog').getByLabel('Your password')).toBeFocused();
});

test('logging out asks first when something was typed and not sent', async ({
  page,
  person: _,
}) => {
  await page.goto('/features/focus-mood-tracker');
  await page.getByLabel('Why?').fill('Half a sentence');
  await bannerLogOut(page).click();
  const dialog = page.getByRole('dialog', { name: 'Log out now?' });
  await expect(dialog).toContainText('You began an entry and did not send it.');
  await dialog.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(page.getByLabel('Why?')).toHaveValue('Half a sentence');
  await page.getByLabel('Why?').fill('');
  await bannerLogOut(page).click();
  await expect(page).toHaveURL('/');
});

test('when the next day starts is not passed on to whoever comes next', async ({ page }) => {
  await signUp(page);
  await page.goto('/settings');
  // Signing up has saved what the device had: what counts is the choice.
  const saved = page.waitForResponse((reply) =>
    (reply.request().postData() ?? '').includes('"dayStartsAtHour":4'),
  );
  await page.getByLabel('My day starts at').selectOption('04:00');
  expect((await saved).status()).toBe(200);
  await bannerLogOut(page).click();
  await expect(page).toHaveURL('/');
  await signUp(page);
  await page.goto('/settings');
  await expect(page.getByLabel('My day starts at')).toHaveValue('0');
});

test('all data come as one file; without a connection it says why not, and goes on later', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await logPast(page, person.userId, [['2026-03-01T12:00:00Z', 75]]);
  await page.goto('/settings');
  const button = page.getByRole('button', { name: 'Download everything' });
  await expect(button).toBeVisible();
  await context.setOffline(true);
  await button.click();
  await expect(page.getByText('There is no connection to Evenkeel right now.')).toBeVisible();
  await context.setOffline(false);
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toMatch(/^evenkeel-data-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file.account.email).toBe(person.email);
  expect(file.entries.mood_logs).toHaveLength(1);
});

test('who leaves for good is told so once, on the first page', async ({ page, person }) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  const said = page.getByText('Your account is deleted, with everything in it.');
  await expect(said).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Get Started Now' })).toBeVisible();
  await expect(said).toBeHidden();
});
