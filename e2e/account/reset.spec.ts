import { expect, expectAccessible, logIn, newDetails, type Page } from '../fixtures.ts';
import { holdCalls } from '../support/slow-server.ts';
import { linkIn, test } from '../support/with-mail.ts';
import { visit } from '../warm.ts';

const authDialog = (page: Page) => page.getByRole('dialog');

const openLogIn = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
};

/** Starts a sign-up through the pages, up to the message about the mail. */
const beginSignUp = async (page: Page, details: ReturnType<typeof newDetails>): Promise<void> => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
  await authDialog(page).getByLabel('Name').fill(details.name);
  await authDialog(page).getByLabel('Email').fill(details.email);
  await authDialog(page).getByLabel('Password', { exact: true }).fill(details.password);
  await authDialog(page).getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(authDialog(page).getByText('Check your email to continue.')).toBeVisible();
};

const makeAccount = async (page: Page, link: string, password: string): Promise<void> => {
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Make the account' }).click();
};

test.use({ viewport: { width: 390, height: 844 } });

test('a sign-up continues in a mail, whose link makes the account once', async ({
  page,
  newDevice,
  mails,
  allowErrors,
}) => {
  allowErrors(/40[04]/);
  const details = newDetails();
  await beginSignUp(page, details);
  expect((await page.request.get('/auth/me')).status()).toBe(401);
  const link = await linkIn(mails, details.email, 'Finish signing up');
  await makeAccount(page, link, 'isn’t the password');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill(details.password);
  await page.getByRole('button', { name: 'Make the account' }).click();
  await expect(page).toHaveURL('/homepage');
  await visit(page, '/settings#account');
  await expect(page.getByText('Your email is confirmed.')).toBeVisible();

  const elsewhere = await newDevice(/40[14]/);
  await makeAccount(elsewhere, link, details.password);
  await expect(elsewhere.getByRole('alert')).toContainText('This link no longer works.');
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('button', { name: 'Sign up again' }).click();
  await expect(
    elsewhere.getByRole('dialog', { name: 'Create an Account' }).getByLabel('Name'),
  ).toBeFocused();
});

test('a new password is set through a link that works once, and all sessions end', async ({
  page,
  newDevice,
  mails,
  allowErrors,
}) => {
  allowErrors(/40[14]/);
  const details = newDetails();
  const elsewhere = await newDevice(/40[14]/);
  await beginSignUp(elsewhere, details);
  const signUpLink = await linkIn(mails, details.email, 'Finish signing up');
  await makeAccount(elsewhere, signUpLink, details.password);
  await expect(elsewhere).toHaveURL('/homepage');

  await openLogIn(page);
  await authDialog(page).getByLabel('Email').fill(details.email);
  await authDialog(page).getByRole('button', { name: 'Forgot your password?' }).click();
  const email = authDialog(page).getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue(details.email);
  await authDialog(page).getByRole('button', { name: 'Use a recovery code instead' }).click();
  await expect(authDialog(page).getByLabel('Recovery code')).toBeFocused();
  await authDialog(page).getByRole('button', { name: 'Send me an email instead' }).click();
  await expect(email).toHaveValue(details.email);
  await page.keyboard.press('Enter');
  await expect(authDialog(page).getByText('Check your email to continue.')).toBeVisible();
  await expectAccessible(page);
  const link = await linkIn(mails, details.email, 'Your link for a new password');
  expect(new URL(link).pathname).toBe('/reset-password');
  expect(new URL(link).hash).toMatch(/^#[\w-]{43}$/);

  await page.goto(link);
  const password = page.getByLabel('New password', { exact: true });
  await password.fill('a brook at noon');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByText('Your new password is set.')).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await expectAccessible(page);
  expect((await elsewhere.request.get('/auth/me')).status()).toBe(401);
  await page.getByRole('button', { name: 'Log In' }).click();
  await authDialog(page).getByLabel('Email').fill(details.email);
  await authDialog(page).getByLabel('Password', { exact: true }).fill('a brook at noon');
  await authDialog(page).getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL('/homepage');

  const slow = await holdCalls(elsewhere, /\/(api|auth)\//);
  await elsewhere.goto(link);
  await elsewhere.getByLabel('New password', { exact: true }).fill('a river at dusk');
  slow.letGo();
  const otherTab = await elsewhere.context().newPage();
  await otherTab.goto('/homepage');
  await expect(otherTab.getByText('Your session has ended.')).toBeVisible();
  // The page has noticed that the session ended, but must still show the typed text.
  await expect(elsewhere.getByRole('link', { name: 'Comfort' })).toBeVisible();
  await expect(elsewhere.getByLabel('New password', { exact: true })).toHaveValue(
    'a river at dusk',
  );
  await elsewhere.getByRole('button', { name: 'Set the new password' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('This link no longer works.');
  await expect(elsewhere.getByLabel('New password', { exact: true })).toBeHidden();
  await expectAccessible(elsewhere);
  const before = mails.to(details.email).length;
  await elsewhere.getByLabel('Email').fill(details.email);
  await elsewhere.getByRole('button', { name: 'Send the email' }).click();
  await expect(elsewhere.getByText('Check your email to continue.')).toBeVisible();
  await expect.poll(() => mails.to(details.email).length).toBeGreaterThan(before);
  await logIn(elsewhere, { ...details, password: 'a brook at noon' });
});
