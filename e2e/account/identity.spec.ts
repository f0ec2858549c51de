import type { Locator } from '@playwright/test';
import {
  expectAccessible,
  test as journey,
  logIn,
  newAccount,
  newDetails,
  type Page,
  signUp,
  submitLogIn,
} from '../fixtures.ts';
import { reload, settled } from '../support/clock.ts';
import { expect, test, visit } from '../warm.ts';

const handle = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('userId'), localStorage.getItem('token')]);

const hasFocusAround = (place: Locator) =>
  place.evaluate(({ ownerDocument: { activeElement, body }, parentElement }) =>
    activeElement === body ? false : activeElement?.contains(parentElement),
  );

journey(
  'signing up survives a reload, and logging out reaches every tab',
  async ({ page, context }) => {
    const { name } = await signUp(page);
    await reload(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${name}`);
    const other = await context.newPage();
    await other.goto('/features/routine-builder');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Daily Routine Builder');
    await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/');
    await expect(other).toHaveURL('/');
    expect(await handle(page)).toEqual([null, null]);
    expect((await page.request.get('/auth/me')).status()).toBe(401);
  },
);

journey(
  'a guest who makes an account keeps their identity and finds their entries on another device',
  async ({ page, newDevice }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Try it without an account' }).click();
    await page.getByRole('button', { name: 'Skip setup' }).click();
    await page.getByRole('button', { name: 'Good', exact: true }).click();
    await visit(page, '/features/focus-mood-tracker');
    await page.getByRole('button', { name: 'Noise', exact: true }).click();
    await expect(page.getByText(/^Logged: Noise, /)).toBeVisible();
    await settled(page);
    const [userId] = await handle(page);

    const { name, email, password } = newDetails();
    await visit(page, '/homepage');
    await page.getByRole('main').getByRole('button', { name: 'Make an account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Make an account' });
    await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
    await expectAccessible(page);
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Make an account' }).click();
    const offer = page.getByRole('dialog', { name: 'Your account is ready' });
    const kept = offer.getByText('Everything you entered is in your account.');
    expect(await hasFocusAround(kept)).toBe(true);
    await expectAccessible(page);
    await offer.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByText(/^Your account is ready\./)).toBeFocused();
    await expect(page).toHaveURL('/homepage');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${name}`);

    const elsewhere = await newDevice();
    await logIn(elsewhere, { email, password });
    expect((await handle(elsewhere))[0]).toBe(userId);
    await visit(elsewhere, '/dashboard');
    await expect(elsewhere.getByRole('region', { name: 'Top Distractions' })).toContainText(
      'NoiseLogged 1 time',
    );
    const days = elsewhere.getByRole('region', { name: 'Your last seven days' });
    await expect(days.getByRole('listitem').filter({ hasText: 'Good' })).toHaveCount(1);
  },
);

test('the gate appears on the page itself and opens it after logging in', async ({ page }) => {
  const person = await newAccount(page);
  await visit(page, '/features/quiz/weekly');
  await expect(page.getByRole('main')).toContainText('Please log in to take the quiz.');
  await visit(page, '/features/routine-builder');
  await expect(page.getByRole('main')).not.toContainText('quiz');
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await submitLogIn(page, person);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log Out' })).toBeVisible();
  await expect(page).toHaveURL('/features/routine-builder');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the gate lets a guest in', async ({ page }) => {
  await visit(page, '/features/game/Memory');
  await page.getByRole('button', { name: 'Continue as a guest' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log Out' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Memory Game');
  await expect(page).toHaveURL('/features/game/Memory');
});
