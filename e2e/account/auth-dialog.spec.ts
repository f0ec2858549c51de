import { expect, logIn, newDetails, signIn, submitLogIn, test } from '../fixtures.ts';
import { holdCalls } from '../support/slow-server.ts';

test('closing the dialog while the answer is on its way really cancels', async ({
  page,
  newDevice,
}) => {
  const person = await signIn(await newDevice());
  const { held, letGo } = await holdCalls(page, '/auth/login', { answered: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Log In' }).click();
  await submitLogIn(page, person);
  await expect(page.getByRole('button', { name: 'Logging in…' })).toBeVisible();
  await expect.poll(() => held).toHaveLength(1);
  const takenBack = page.waitForResponse('/auth/logout');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  letGo();
  expect((await takenBack).status()).toBe(200);
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull();
  expect((await page.request.get('/auth/me')).status()).toBe(401);
  await logIn(page, person);
});

test('what is missing or wrong is said once, at its field, until that field changes', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/401/);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
  const dialog = page.getByRole('dialog');
  const [name, email] = [dialog.getByLabel('Name'), dialog.getByLabel('Email')];
  const password = dialog.getByLabel('Password', { exact: true });
  const signUp = dialog.getByRole('button', { name: 'Sign Up', exact: true });
  const alerts = dialog.getByRole('alert');
  await signUp.click();
  await expect(alerts).toHaveText(['Name is empty.', 'Email is empty.', /^Password needs/]);
  await expect(name).toBeFocused();
  await page.keyboard.type('Robin');
  await expect(alerts).toHaveText(['Email is empty.', /^Password needs/]);
  await expect(name).toBeFocused();
  await email.fill('robin at example');
  await password.fill('calm-river-42');
  await signUp.click();
  await expect(alerts).toHaveText([/name@example\.org/]);
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/name@example\.org/);
  await dialog.getByText('Already have an account?').click();
  await expect(alerts).toHaveCount(0);
  await email.fill('nobody@example.org');
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(alerts).toHaveText(['Invalid email or password']);
  await password.fill('');
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(alerts).toHaveText(['Password is empty.']);
});

test('the dialog keeps the name and the email when it is closed, and never the password', async ({
  page,
}) => {
  const { name, email, password } = newDetails();
  await page.goto('/');
  const dialog = page.getByRole('dialog');
  const open = page.getByRole('banner').getByRole('button', { name: 'Sign Up' });
  await open.click();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await open.click();
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL('/homepage');
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await open.click();
  await expect(dialog.getByLabel('Email')).toHaveValue('');
});
