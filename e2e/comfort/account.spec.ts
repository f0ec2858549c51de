import { DEFAULT_COMFORT } from '#domain/comfort/comfort.ts';
import { expect, logIn, type Page, signIn, test } from '../fixtures.ts';
import { holdClock, pass, settled } from '../support/clock.ts';
import { endSession } from '../support/end-session.ts';

/** The delay between the last choice and sending all choices. */
const SENT_AFTER_MS = 400;

const choose = (page: Page, group: string, option: string) =>
  page.getByRole('group', { name: group }).getByLabel(option, { exact: true }).check();

test('every choice takes effect immediately and appears on another device', async ({
  page,
  person,
  newDevice,
}) => {
  await page.goto('/settings');
  await settled(page);
  await choose(page, 'Theme', 'Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await choose(page, 'Text size', 'Huge');
  await expect(page.locator('html')).toHaveCSS('font-size', '24px');
  await choose(page, 'Text spacing', 'Wide');
  await choose(page, 'Font', 'Lexend');
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('16px "Lexend Variable"')))
    .toBe(true);
  await choose(page, 'Reduced motion', 'On');
  await page.getByLabel('Reduced stimulation').check();
  await page.getByLabel('One thing at a time').check();
  await page.getByLabel('Sounds').uncheck();
  await expect(page.getByLabel('Sound volume')).toBeDisabled();
  await holdClock(page);
  await page.getByLabel('My day starts at').selectOption('04:00');
  await pass(page, SENT_AFTER_MS);
  await settled(page);
  const elsewhere = await newDevice();
  await logIn(elsewhere, person);
  for (const [name, value] of [
    ['data-theme', 'dark'],
    ['data-text-size', 'huge'],
    ['data-text-spacing', 'wide'],
    ['data-font', 'lexend'],
    ['data-motion', 'reduced'],
    ['data-stimulation', 'reduced'],
  ] as const)
    await expect(elsewhere.locator('html')).toHaveAttribute(name, value);
  await elsewhere.goto('/settings');
  await expect(elsewhere.getByLabel('My day starts at')).toHaveValue('4');
  await expect(elsewhere.getByLabel('One thing at a time')).toBeChecked();
});

test('a choice made right before logging out is saved, and the next person on the device gets their own', async ({
  page,
}) => {
  const kim = await signIn(page);
  await page.request.put(`/api/comfort/${kim.userId}`, {
    data: { ...DEFAULT_COMFORT, theme: 'contrast' },
  });
  await endSession(page);
  const robin = await signIn(page);
  await page.goto('/settings');
  await choose(page, 'Theme', 'Warm');
  const logOut = () => page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await logOut();
  await expect(page).toHaveURL('/');
  await logIn(page, kim);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  await logOut();
  await expect(page).toHaveURL('/');
  await logIn(page, robin);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'warm');
});

test('the chosen theme is applied before anything is drawn', async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED/);
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('comfort', '{"theme":"dark"}'));
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
