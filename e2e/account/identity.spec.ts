import type { Locator } from '@playwright/test';
import {
  expect,
  guest,
  logIn,
  newDetails,
  type Page,
  signIn,
  signUp,
  submitLogIn,
  test,
} from '../fixtures.ts';
import { failCalls } from '../support/failing-server.ts';

const handle = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('userId'), localStorage.getItem('token')]);

const hasFocusAround = (place: Locator) =>
  place.evaluate(({ ownerDocument: { activeElement, body }, parentElement }) =>
    activeElement === body ? false : activeElement?.contains(parentElement),
  );

/** How far down the page something is, in px. */
const depthOf = (place: Locator) =>
  place.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

/** Whether another press at the same spot would press something. */
const isButtonUnderPointer = (page: Page) =>
  page.evaluate(() => document.querySelector('button:hover, a:hover') !== null);

const openSignup = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  return page.getByRole('dialog');
};

test('signing up lasts over a reload, and logging out reaches every tab', async ({
  page,
  context,
}) => {
  const { name } = await signUp(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${name}`);
  const other = await context.newPage();
  await other.goto('/features/routine-builder');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Daily Routine Builder');
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
  expect(await handle(page)).toEqual([null, null]);
  expect((await page.request.get('/auth/me')).status()).toBe(401);
});

test('signing up works by the keyboard alone', async ({ page }) => {
  const { name, email, password } = newDetails();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  for (const _ of ['logo', 'Log In', 'Sign Up']) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create an Account' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/homepage');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the dialog has its texts, helps password managers, and keeps the email between modes', async ({
  page,
}) => {
  const dialog = await openSignup(page);
  await expect(dialog.getByLabel('Name')).toHaveAttribute('autocomplete', 'name');
  await expect(dialog.getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
  await expect(dialog.getByLabel('Email')).toHaveAttribute('type', 'email');
  const password = dialog.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await password.fill('secret words');
  await dialog.getByRole('button', { name: 'Show what was typed' }).click();
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

test('a wrong password says so until the next try', async ({ page, newDevice, allowErrors }) => {
  allowErrors(/401/);
  const person = await signIn(await newDevice());
  await page.goto('/');
  await page.getByRole('button', { name: 'Log In' }).click();
  await submitLogIn(page, { ...person, password: 'not-the-password' });
  const problem = page.getByRole('dialog').getByRole('alert');
  await expect(problem).toHaveText('Invalid email or password');
  await submitLogIn(page, person);
  await expect(page).toHaveURL('/homepage');
});

test('an email that is taken, and a short password, are told at the form', async ({
  page,
  newDevice,
  allowErrors,
}) => {
  allowErrors(/40[09]/);
  const { email } = await signIn(await newDevice());
  const dialog = await openSignup(page);
  await dialog.getByLabel('Name').fill('Robin');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('short');
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Password needs at least 8 characters\./,
  );
  await dialog.getByLabel('Password', { exact: true }).fill('long enough now');
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText(/email/i);
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'At least 8 characters. Any characters are fine.',
  );
  await expect(page).toHaveURL('/');
});

test('answers that the dialog cannot make sense of have words too', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/500|ERR_FAILED/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Log In' }).click();
  const problem = page.getByRole('dialog').getByRole('alert');
  await page.route('/auth/login', (route) => route.fulfill({ status: 202, json: {} }));
  await submitLogIn(page, newDetails());
  await expect(problem).toHaveText('Something went wrong');
  await page.route('/auth/login', (route) => route.fulfill({ status: 500, json: {} }));
  await submitLogIn(page, newDetails());
  await expect(problem).toHaveText('Authentication failed');
  await failCalls(page, '/auth/login');
  await submitLogIn(page, newDetails());
  await expect(problem).toHaveText('There is no connection to Evenkeel right now.');
  await expect(page.getByRole('dialog')).not.toContainText('Authentication failed');
});

test('a guest makes an account and stays the same person', async ({ page, newDevice }) => {
  const userId = await guest(page);
  const { name, email, password } = newDetails();
  await page.goto('/homepage');
  await page.getByRole('link', { name: 'Make an account' }).click();
  const heading = page.getByRole('heading', { name: 'Account', exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const deletion = page.getByRole('button', { name: 'Delete the account' });
  const depth = await depthOf(deletion);
  await page.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByRole('main')).toContainText(email);
  const made = page.getByText('Your account is made. Everything you entered is kept.');
  await expect(made).toBeInViewport();
  expect(await hasFocusAround(made)).toBe(true);
  expect(await depthOf(deletion)).toBeGreaterThan(depth);
  expect(await isButtonUnderPointer(page)).toBe(false);
  const elsewhere = await newDevice();
  await logIn(elsewhere, { email, password });
  expect((await handle(elsewhere))[0]).toBe(userId);
});

test('the gate stands at the page itself and opens it after logging in', async ({
  page,
  newDevice,
}) => {
  const person = await signIn(await newDevice());
  await page.goto('/features/quiz/weekly');
  await expect(page.getByRole('main')).toContainText('Please log in to take the quiz.');
  await page.goto('/features/routine-builder');
  await expect(page.getByRole('main')).not.toContainText('quiz');
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await submitLogIn(page, person);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log Out' })).toBeVisible();
  await expect(page).toHaveURL('/features/routine-builder');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the gate lets a guest in', async ({ page }) => {
  await page.goto('/features/game/Memory');
  await page.getByRole('button', { name: 'Continue as a guest' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log Out' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Memory Game');
  await expect(page).toHaveURL('/features/game/Memory');
});
