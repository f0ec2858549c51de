import type { CDPSession, Page } from '@playwright/test';
import { expect, expectAccessible, logIn, test } from '../fixtures.ts';
import { settled } from '../support/clock.ts';
import { endSession } from '../support/end-session.ts';
import { visit } from '../warm.ts';

/** Adds a virtual authenticator that behaves like a phone, with discoverable credentials. */
const withAuthenticator = async (
  page: Page,
): Promise<{ cdp: CDPSession; authenticatorId: string }> => {
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
  return { cdp, authenticatorId };
};

const leave = async (page: Page): Promise<void> => {
  await endSession(page);
  await page.goto('/');
};

const askForPasskey = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
};

test.use({ viewport: { width: 390, height: 844 } });

test('a passkey can be made, used without typing, renamed and removed; a copy is refused and reported', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/400/);
  const { cdp, authenticatorId } = await withAuthenticator(page);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/settings#account');
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await page.getByLabel('A name for the passkey').fill('My phone');
  await page.getByRole('textbox', { name: 'Your password' }).fill(person.password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make the passkey' }).click();
  await expect(page.getByText('Your passkey is ready.')).toBeVisible();
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  const [before] = credentials;
  if (before === undefined) throw new Error('There is no passkey.');
  await leave(page);
  await askForPasskey(page);
  await expect(heading).toHaveText(`Hello, ${person.name}`);

  await test.step('a copy made before the passkey was used is detected', async () => {
    const { credentialId } = before;
    await cdp.send('WebAuthn.removeCredential', { authenticatorId, credentialId });
    await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: before });
    await leave(page);
    await askForPasskey(page);
    await expect(page.getByText('There may be a copy of this passkey')).toBeVisible();
    await logIn(page, person);
    await visit(page, '/settings#account');
    await expect(page.getByText('There may be a copy of this passkey.')).toBeVisible();
  });

  await page.getByRole('button', { name: 'Rename My phone' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Old phone');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Remove Old phone' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove Old phone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('button', { name: 'Remove Old phone' })).toBeHidden();
  await leave(page);
  await askForPasskey(page);
  await expect(page.getByText('Evenkeel doesn’t know this passkey.')).toBeVisible();
  await expectAccessible(page);

  await test.step('choosing no passkey leaves the other ways to log in', async () => {
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page.getByText('You didn’t choose a passkey.')).toBeVisible();
    await expect(page.getByRole('dialog').getByLabel('Email')).toBeEnabled();
  });
});

test('a passkey is offered once, at the second log-in with a password', async ({
  page,
  person,
}) => {
  await withAuthenticator(page);
  const offer = page.getByRole('region', { name: 'For your account' });
  const enter = async (): Promise<void> => {
    await leave(page);
    await logIn(page, person);
    await settled(page);
  };
  await enter();
  await expect(offer).toBeHidden();
  await enter();
  await expect(offer).toContainText(
    'With a passkey, you log in with your fingerprint, face or PIN',
  );
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(offer.getByLabel('A name for the passkey')).toBeVisible();
  await offer.getByRole('button', { name: 'Cancel' }).click();
  const declined = page.waitForResponse('/auth/passkeys/decline');
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect((await declined).status()).toBe(200);
  await enter();
  await expect(offer).toBeHidden();
});

test('a passkey that is made from the offer logs in', async ({ page, person }) => {
  await withAuthenticator(page);
  const offer = page.getByRole('region', { name: 'For your account' });
  for (let times = 0; times < 2; times += 1) {
    await leave(page);
    await logIn(page, person);
  }
  await offer.getByRole('button', { name: 'Add a passkey' }).click();
  await offer.getByLabel('A name for the passkey').fill('My phone');
  await offer.getByLabel('Your password').fill(person.password);
  await offer.getByRole('button', { name: 'Make the passkey' }).click();
  await expect(offer.getByText('Your passkey is ready.')).toBeFocused();
  await offer.getByRole('button', { name: 'OK' }).click();
  await expect(offer).toBeHidden();
  await leave(page);
  await askForPasskey(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${person.name}`);
  await settled(page);
  await expect(offer).toBeHidden();
});
