import {
  expect,
  expectAccessible,
  guest,
  newDetails,
  type Page,
  signUp,
  submitLogIn,
  test,
} from '../fixtures.ts';
import { reload, settled } from '../support/clock.ts';
import { visit } from '../warm.ts';

const offerOn = (page: Page) => page.getByRole('region', { name: 'For your account' });

const codesIn = async (page: Page): Promise<readonly string[]> => {
  const codes = page.getByRole('listitem').filter({ hasText: /^(\w{4}-){3}\w{4}$/ });
  await expect(codes).toHaveCount(10);
  return codes.allTextContents();
};

const openForgot = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
};

test('codes from the sign-up open the account again after the password is forgotten', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/400/);
  const { email, name } = await signUp(page);
  const offer = offerOn(page);
  await expect(offer).toContainText('This server can’t send you an email to set a new password.');
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Get recovery codes' }).click();
  const [first = '', second = ''] = await codesIn(page);
  await expectAccessible(page);
  await reload(page);
  expect(await codesIn(page)).toContain(first);
  await offer.getByRole('button', { name: 'I’ve saved the codes' }).click();
  await expect(offer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await reload(page);
  await settled(page);
  await expect(offer).toBeHidden();

  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await openForgot(page);
  const dialog = page.getByRole('dialog', { name: 'Set a new password' });
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Recovery code').fill('0000-0000-0000-0000');
  await dialog.getByLabel('New password', { exact: true }).fill('a brook at noon');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Recovery code')).toBeFocused();
  await expect(dialog.getByRole('alert')).toContainText('don’t belong together');
  await dialog.getByLabel('Recovery code').fill(first.toUpperCase().replaceAll('-', ' '));
  await dialog.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page).toHaveURL('/homepage');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${name}`);

  await visit(page, '/settings');
  const card = page.getByRole('region', { name: 'Recovery codes for your password' });
  await expect(card).toContainText('9 codes left');
  await card.getByRole('button', { name: 'Make new recovery codes' }).click();
  await card.getByRole('button', { name: 'Make the codes' }).click();
  await expect(card.getByLabel('Your password')).toBeFocused();
  await page.keyboard.type('a brook at noon');
  await page.keyboard.press('Enter');
  expect(await codesIn(page)).not.toContain(second);
  await card.getByRole('button', { name: 'I’ve saved the codes' }).click();
  await expect(card).toContainText('10 codes left');

  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  await submitLogIn(page, { email, password: 'a brook at noon' });
  await expect(page).toHaveURL('/homepage');
});

test('the offer of codes can be declined with one press, and is not made again', async ({
  page,
}) => {
  const details = await signUp(page);
  const offer = offerOn(page);
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  await submitLogIn(page, details);
  await expect(page).toHaveURL('/homepage');
  await settled(page);
  await expect(offer).toBeHidden();
  await visit(page, '/settings');
  await expect(
    page.getByRole('region', { name: 'Recovery codes for your password' }),
  ).toContainText('You don’t have any codes yet.');
});

test('an account made in the settings leaves no empty space in its card', async ({ page }) => {
  await guest(page);
  await page.goto('/settings');
  const card = page.getByRole('region', { name: 'Account', exact: true });
  await card.getByRole('button', { name: 'Make an account' }).click();
  const { name, email, password } = newDetails();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Make an account' }).click();
  await dialog.getByRole('button', { name: 'Get recovery codes' }).click();
  await codesIn(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'I’ve saved the codes' }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText(email);
  await expect(card.getByText('Your account is ready.')).toBeInViewport();
  const heightPx = async (): Promise<number> => {
    await settled(page);
    return (await card.boundingBox())?.height ?? 0;
  };
  const madePx = await heightPx();
  await reload(page);
  await expect(card).toContainText(email);
  // Only the sentence that the account is made was taller.
  expect(madePx - (await heightPx())).toBeLessThan(120);
});

test('codes that nobody saved leave the browser at log-out', async ({ page }) => {
  await signUp(page);
  await offerOn(page).getByRole('button', { name: 'Get recovery codes' }).click();
  await codesIn(page);
  const stored = () => page.evaluate(() => sessionStorage.length);
  expect(await stored()).toBe(1);
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  expect(await stored()).toBe(0);
});
