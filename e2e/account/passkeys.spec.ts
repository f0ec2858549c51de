import type { CDPSession, Page } from '@playwright/test';
import { expect, expectAccessibleInThemes, logIn, signIn, test } from '../fixtures.ts';
import { endSession } from '../support/end-session.ts';

/** Gives a page an authenticator as a phone has one, which finds its person without a name. */
const withAuthenticator = async (page: Page): Promise<{ cdp: CDPSession; id: string }> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id: authenticatorId };
};

const makePasskey = async (page: Page, password: string, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await page.getByLabel('A name for it').fill(name);
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Make the passkey' }).click();
  await expect(page.getByText('The passkey is made.')).toBeVisible();
};

const leave = async (page: Page): Promise<void> => {
  await endSession(page);
  await page.goto('/');
};

const askForPasskey = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
};

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test.describe(`on ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('a passkey is made, logs in without typing, is renamed and removed', async ({
      page,
      allowErrors,
    }) => {
      allowErrors(/400/);
      const person = await signIn(page);
      await withAuthenticator(page);
      await page.goto('/settings');
      await page.getByRole('button', { name: 'Make a passkey' }).click();
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
      await expectAccessibleInThemes(page);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await makePasskey(page, person.password, 'My phone');
      await leave(page);
      await askForPasskey(page);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(`Hello, ${person.name}`);

      await page.goto('/settings');
      await page.getByRole('button', { name: 'Rename My phone' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill('Old phone');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('button', { name: 'Remove Old phone' })).toBeVisible();
      await expectAccessibleInThemes(page);
      await page.getByRole('button', { name: 'Remove Old phone' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
      await expect(page.getByRole('button', { name: 'Remove Old phone' })).toBeHidden();
      await leave(page);
      await askForPasskey(page);
      await expect(page.getByText('Evenkeel does not know this passkey.')).toBeVisible();
      await expectAccessibleInThemes(page);
    });
  });
}

test('an answer that is sent again and a copied authenticator are refused, and the copy is told', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/400/);
  const person = await signIn(page);
  const { cdp, id } = await withAuthenticator(page);
  await page.goto('/settings');
  await makePasskey(page, person.password, 'My phone');
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId: id });
  const [before] = credentials;
  if (before === undefined) throw new Error('There is no passkey.');

  await leave(page);
  const sent = page.waitForRequest(/passkeys\/login$/);
  await askForPasskey(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`Hello, ${person.name}`);
  const again = await page.request.post('/auth/passkeys/login', {
    data: (await sent).postDataJSON(),
  });
  expect(again.status()).toBe(400);

  // The copy was made before the passkey was used.
  await cdp.send('WebAuthn.removeCredential', {
    authenticatorId: id,
    credentialId: before.credentialId,
  });
  await cdp.send('WebAuthn.addCredential', { authenticatorId: id, credential: before });
  await leave(page);
  await askForPasskey(page);
  await expect(page.getByText('There may be a copy of this passkey')).toBeVisible();
  await logIn(page, person);
  await page.goto('/settings');
  await expect(page.getByText('There may be a copy of this passkey.')).toBeVisible();
});

test('a passkey that nobody chooses leaves the other ways to log in', async ({ page }) => {
  const { cdp, id } = await withAuthenticator(page);
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false });
  await page.goto('/');
  await askForPasskey(page);
  await expect(page.getByText('No passkey was chosen.')).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeEnabled();
});
