import { newAccount, newDetails, submitLogIn } from '../fixtures.ts';
import { settled } from '../support/clock.ts';
import { failCalls } from '../support/failing-server.ts';
import { holdCalls } from '../support/slow-server.ts';
import { expect, test } from '../warm.ts';

test('closing the dialog during log-in really cancels it', async ({ page }) => {
  const person = await newAccount(page);
  const { held, letGo } = await holdCalls(page, '/auth/login', { answered: true });
  const open = page.getByRole('banner').getByRole('button', { name: 'Log In' });
  await open.click();
  await submitLogIn(page, person);
  await expect(page.getByRole('button', { name: 'Logging in…' })).toBeVisible();
  await expect.poll(() => held).toHaveLength(1);
  const takenBack = page.waitForResponse('/auth/logout');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  letGo();
  expect((await takenBack).status()).toBe(200);
  await settled(page);
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull();
  expect((await page.request.get('/auth/me')).status()).toBe(401);
  await open.click();
  await submitLogIn(page, person);
  await expect(page).toHaveURL('/homepage');
});

test('each missing or wrong entry shows one message at its field until that field changes', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/40[19]/);
  const { email: taken } = await newAccount(page);
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
  const dialog = page.getByRole('dialog');
  const [name, email] = [dialog.getByLabel('Name'), dialog.getByLabel('Email')];
  const password = dialog.getByLabel('Password', { exact: true });
  const signUp = dialog.getByRole('button', { name: 'Sign Up', exact: true });
  const alerts = dialog.getByRole('alert');
  await signUp.click();
  await expect(alerts).toHaveText(['Name is empty.', 'Type your email.', /^Your password needs/]);
  await expect(name).toBeFocused();
  await page.keyboard.type('Robin');
  await expect(alerts).toHaveText(['Type your email.', /^Your password needs/]);
  await expect(name).toBeFocused();
  await email.fill('robin at example');
  await password.fill('short');
  await signUp.click();
  await expect(alerts).toHaveText([
    /name@example\.org/,
    /^Your password needs at least 8 characters\./,
  ]);
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/name@example\.org/);
  await expect(password).toHaveAccessibleDescription(/Your password needs at least 8 characters\./);
  await email.fill(taken);
  await password.fill('long enough now');
  await signUp.click();
  await expect(alerts).toHaveText([/email/i]);
  await expect(password).toHaveAccessibleDescription(
    'At least 8 characters. Any characters are fine.',
  );
  await expect(page).toHaveURL('/');
  await dialog.getByText('Already have an account?').click();
  await expect(alerts).toHaveCount(0);
  await email.fill('nobody@example.org');
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(alerts).toHaveText(['Invalid email or password']);
  await password.fill('');
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(alerts).toHaveText(['Type your password.']);
});

test('a closed dialog keeps the name and the email, but never the password', async ({ page }) => {
  const { name, email, password } = newDetails();
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

test('the dialog supports password managers and keeps the email when the mode changes', async ({
  page,
}) => {
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toHaveAttribute('autocomplete', 'name');
  await expect(dialog.getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
  await expect(dialog.getByLabel('Email')).toHaveAttribute('type', 'email');
  const password = dialog.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await password.fill('secret words');
  await dialog.getByRole('button', { name: 'Show what you typed' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await dialog.getByLabel('Email').fill('robin@example.org');
  await dialog.getByText('Already have an account?').click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeHidden();
  await expect(dialog.getByLabel('Email')).toHaveValue('robin@example.org');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await dialog.getByText("Don't have an account?").click();
  await expect(page.getByRole('dialog', { name: 'Create an Account' })).toBeVisible();
});

test('each failed log-in shows its own message until the next try', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/401|500|ERR_FAILED/);
  const person = await newAccount(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  const problem = page.getByRole('dialog').getByRole('alert');
  await submitLogIn(page, { ...person, password: 'not-the-password' });
  await expect(problem).toHaveText('Invalid email or password');
  await page.route('/auth/login', (route) => route.fulfill({ status: 202, json: {} }));
  await submitLogIn(page, person);
  const KEPT = 'Everything you typed is still here. Please try again in a moment.';
  await expect(problem.locator('p')).toHaveText(['Something went wrong', KEPT]);
  await page.route('/auth/login', (route) => route.fulfill({ status: 500, json: {} }));
  await submitLogIn(page, person);
  await expect(problem.locator('p')).toHaveText(['Authentication failed', KEPT]);
  await failCalls(page, '/auth/login');
  await submitLogIn(page, person);
  await expect(problem.locator('p')).toHaveText([
    'Authentication failed',
    `There’s no connection to Evenkeel right now. ${KEPT}`,
  ]);
  await page.unrouteAll();
  await submitLogIn(page, person);
  await expect(page).toHaveURL('/homepage');
});
