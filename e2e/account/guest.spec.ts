import { expect, guest, logIn, type Page, signIn, submitLogIn, test } from '../fixtures.ts';

const logInAtGate = async (page: Page, person: { email: string; password: string }) => {
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await submitLogIn(page, person);
};

test('a session ended elsewhere leads to the gate, and what was typed is there afterwards', async ({
  page,
  person,
  newDevice,
  allowErrors,
}) => {
  allowErrors(/401/);
  await page.goto('/features/focus-mood-tracker');
  const why = page.getByLabel('Why?');
  await why.fill('A long walk by the river');
  const elsewhere = await newDevice();
  await logIn(elsewhere, person);
  await elsewhere.goto('/settings');
  await elsewhere.getByRole('button', { name: /^End the session on / }).click();
  await expect(elsewhere.getByRole('button', { name: /^End the session on / })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Your session has ended.');
  await expect(page).toHaveURL('/features/focus-mood-tracker');
  await logInAtGate(page, person);
  await expect(why).toHaveValue('A long walk by the river');
});

test('somebody else who logs in afterwards sees nothing of the first person', async ({
  page,
  person,
  newDevice,
  allowErrors,
}) => {
  allowErrors(/401/);
  const other = await signIn(await newDevice(), { name: 'Kim' });
  await page.goto('/features/focus-mood-tracker');
  await page.getByLabel('Why?').fill('Only for me');
  await page.request.post('/auth/logout');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Your session has ended.');
  await logInAtGate(page, other);
  await expect(page.getByLabel('Why?')).toHaveValue('');
  await page.goto('/settings');
  await expect(page.getByRole('main')).toContainText(other.email);
  await expect(page.getByRole('main')).not.toContainText(person.email);
});

test('changing the password ends the other sessions and counts from then on', async ({
  page,
  person,
  newDevice,
  allowErrors,
}) => {
  allowErrors(/40[013]/);
  const elsewhere = await newDevice();
  await logIn(elsewhere, person);
  await page.goto('/settings');
  await page.getByLabel('Current password').fill('not it');
  await page.getByLabel('New password').fill('another-river-43');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The password is changed.')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  expect((await elsewhere.request.get('/auth/me')).status()).toBe(401);
  await logIn(await newDevice(), { ...person, password: 'another-river-43' });
});

test('deleting the account asks for the password and leaves nothing', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/40[013]/);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete the account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete the account?' });
  await dialog.getByLabel('Your password').fill('not it');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Your password').fill(person.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL('/');
  const { email, password } = person;
  const reply = await page.request.post('/auth/login', { data: { email, password } });
  expect(reply.status()).toBe(401);
});

test('a guest deletes everything with one confirmation', async ({ page }) => {
  await guest(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Sign Up' })).toBeVisible();
});

test('logging out without a connection clears the device now and the server later', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|fetching the script/);
  await page.goto('/homepage');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${person.name}`);
  const [cookie] = await context.cookies();
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull();
  const told = page.waitForResponse('/auth/logout');
  await context.setOffline(false);
  expect((await told).status()).toBe(200);
  const reply = await page.request.get('/auth/me', {
    headers: { cookie: `${cookie?.name}=${cookie?.value}` },
  });
  expect(reply.status()).toBe(401);
});

test('logging out asks first when something was not sent yet, and staying keeps it', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|fetching the script/);
  await page.goto('/homepage');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${person.name}`);
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Good', exact: true }).click();
  await expect(page.getByText('1 entry waiting to send')).toBeVisible();
  const logOut = page.getByRole('banner').getByRole('button', { name: 'Log Out' });
  await logOut.click();
  const dialog = page.getByRole('dialog', { name: 'Log out now?' });
  await expect(dialog).toContainText('One entry has not been sent yet.');
  await dialog.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 entry waiting to send')).toBeVisible();
  await logOut.click();
  await dialog.getByRole('button', { name: 'Log out and delete' }).click();
  await expect(page).toHaveURL('/');
  await context.setOffline(false);
  await logIn(page, person);
  const kept = await page.request.get(`/api/mood/all/${person.userId}`);
  expect(await kept.json()).toEqual([]);
});

test('a guest is told that logging out is for good, and is led to making an account', async ({
  page,
}) => {
  await guest(page);
  await page.goto('/homepage');
  await expect(page.getByText('You are here as a guest.')).toBeVisible();
  const logOut = page.getByRole('banner').getByRole('button', { name: 'Log Out' });
  const dialog = page.getByRole('dialog', { name: 'Log out now?' });
  await logOut.click();
  await expect(dialog).toContainText('nobody can open what you entered again');
  await dialog.getByRole('link', { name: 'Make an account to keep it' }).click();
  await expect(page).toHaveURL('/settings#account');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeFocused();
  await logOut.click();
  await dialog.getByRole('button', { name: 'Log out anyway' }).click();
  await expect(page).toHaveURL('/');
});
