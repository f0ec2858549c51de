import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, newAccount, newDetails, signIn } from '../fixtures.ts';
import { endSession } from '../support/end-session.ts';
import { signUpTherapist } from '../support/therapists.ts';
import { test } from '../support/with-provider.ts';

/** Presses the only button on the provider's page. */
const goOn = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'The clinic' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
};

const logInWithClinic = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Log in with Clinic North' }).click();
  await goOn(page);
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ viewport: { width: 390, height: 844 } });

test('a first clinic login makes an account and opens the requested page; deleting needs another login', async ({
  page,
  provider,
  allowErrors,
}) => {
  allowErrors(/40[09]/);

  await test.step('a failed login says so and leaves other ways to continue', async () => {
    const { email } = await newAccount(page);
    provider.person = { sub: randomUUID(), name: 'Robin', email, email_verified: true };
    await page.goto('/features/goals');
    await expect(page.getByRole('button', { name: 'Log in with Clinic North' })).toBeVisible();
    await expectAccessible(page);
    await logInWithClinic(page);
    await expect(page.getByRole('alert')).toContainText('already an account with this email');
    // Nothing that the provider sent remains in the address or the history.
    await expect(page).toHaveURL('/login/callback');
    await expectAccessible(page);
    await page.goto('/login/callback?error=access_denied&state=nobody-began-this');
    await expect(page.getByRole('alert')).toContainText('Please start again.');
    await expect(page.getByRole('button', { name: 'Log in with Clinic North' })).toBeVisible();
  });

  provider.person = { sub: randomUUID(), name: 'Robin Moss' };
  await page.goto('/features/goals');
  await logInWithClinic(page);
  await expect(page).toHaveURL('/features/goals');
  await expect(heading(page)).toHaveText('Goals');

  await page.goto('/settings#account');
  await expect(page.getByText('Connected since')).toBeVisible();
  await page.getByRole('button', { name: 'Disconnect Clinic North' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('alert')).toContainText('This is your only way to log in.');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Your account has no password')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Log in with Clinic North again' }).click();
  await goOn(page);
  await expect(page).toHaveURL('/settings#ways');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL('/');
  expect((await page.request.get('/auth/me')).status()).toBe(401);
});

test('somebody with an account connects the clinic and then logs in with it', async ({
  page,
  provider,
  allowErrors,
}) => {
  allowErrors(/409/);
  const { email, password, name } = await signIn(page, newDetails());
  provider.person = { sub: randomUUID(), name, email, email_verified: true };
  await page.goto('/settings#account');
  await page.getByRole('button', { name: 'Connect with Clinic North' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(password);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Go to Clinic North' }).click();
  await goOn(page);
  await expect(page.getByText('Connected since')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ways to log in' })).toBeFocused();

  await endSession(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('button', { name: 'Log in with Clinic North' })).toBeVisible();
  await logInWithClinic(page);
  await expect(heading(page)).toHaveText(`Hello, ${name}`);
});

test('a therapist who logs in with the clinic arrives at Clients', async ({ page, provider }) => {
  const { email, name, authenticator } = await signUpTherapist(page);
  provider.person = { sub: randomUUID(), name, email, email_verified: true };
  await page.goto('/settings#account');
  await page.getByRole('button', { name: 'Connect with Clinic North' }).click();
  // The second factor was just given, so no password is needed.
  await page.getByRole('button', { name: 'Go to Clinic North' }).click();
  await goOn(page);
  await expect(page.getByText('Connected since')).toBeVisible();

  await endSession(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  await logInWithClinic(page);
  await page.getByLabel('Code from your app').fill(authenticator.code(1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/features/clients');
  await expect(heading(page)).toHaveText('Clients');
});
