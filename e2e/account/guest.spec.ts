import { guest, submitLogIn } from '../fixtures.ts';
import { reload, settled } from '../support/clock.ts';
import { expect, test, visit } from '../warm.ts';

test('deleting the account asks for the password, leaves nothing, and is confirmed once on the landing page', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/40[013]/);
  await visit(page, '/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await page.keyboard.type('not it');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Your password').fill(person.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL('/');
  const said = page.getByText('Your account and everything in it have been deleted.');
  await expect(said).toBeVisible();
  const { email, password } = person;
  const reply = await page.request.post('/auth/login', { data: { email, password } });
  expect(reply.status()).toBe(401);
  await reload(page);
  await expect(page.getByRole('button', { name: 'Get Started Now' })).toBeVisible();
  await settled(page);
  await expect(said).toBeHidden();
});

test('a guest deletes everything with one confirmation, which has the focus on staying', async ({
  page,
}) => {
  await guest(page);
  await visit(page, '/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Sign Up' })).toBeVisible();
});

test('logging out offline clears the device now and the server later', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, '/homepage');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${person.name}`);
  const cookies = await context.cookies();
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull();
  const ended = page.waitForResponse('/auth/logout');
  await context.setOffline(false);
  expect((await ended).status()).toBe(200);
  await settled(page);
  await context.addCookies(cookies);
  expect((await page.request.get('/auth/me')).status()).toBe(401);
});

test('logging out with unsent entries asks first, and staying keeps them', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, '/homepage');
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Good', exact: true }).click();
  const waiting = page.getByText('1 entry waiting to be sent');
  await expect(waiting).toBeVisible();
  const logOut = page.getByRole('banner').getByRole('button', { name: 'Log Out' });
  await logOut.click();
  const dialog = page.getByRole('dialog', { name: 'Log out now?' });
  await expect(dialog).toContainText('One entry hasn’t been sent yet.');
  await dialog.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(dialog).toBeHidden();
  await expect(waiting).toBeVisible();
  await logOut.click();
  await dialog.getByRole('button', { name: 'Log out and delete' }).click();
  await expect(page).toHaveURL('/');
  await context.setOffline(false);
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  await submitLogIn(page, person);
  await expect(page).toHaveURL('/homepage');
  await settled(page);
  await expect(page.getByText('You haven’t logged a mood today.')).toBeVisible();
  const kept = await page.request.get(`/api/mood/all/${person.userId}`);
  expect(await kept.json()).toEqual([]);
});

test('a guest who logs out is warned that it is final and offered an account', async ({ page }) => {
  await guest(page);
  await visit(page, '/homepage');
  await expect(page.getByText('You’re here as a guest.')).toBeVisible();
  const logOut = page.getByRole('banner').getByRole('button', { name: 'Log Out' });
  const dialog = page.getByRole('dialog', { name: 'Log out now?' });
  await logOut.click();
  await expect(dialog.getByRole('button', { name: 'Stay logged in' })).toBeFocused();
  await expect(dialog).toContainText('everything you entered will be lost for good');
  await dialog.getByRole('link', { name: 'Make an account to keep it' }).click();
  await expect(page).toHaveURL('/settings#account');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeFocused();
  await logOut.click();
  await dialog.getByRole('button', { name: 'Log out anyway' }).click();
  await expect(page).toHaveURL('/');
});
