import { expect, guest, logIn, type Page, signIn, signUp, test } from './fixtures.ts';

const attribute = (page: Page, name: string) => page.locator('html').getAttribute(name);

const choose = (page: Page, group: string, option: string) =>
  page.getByRole('group', { name: group }).getByLabel(option, { exact: true }).check();

const saved = (page: Page) =>
  page.waitForResponse(
    (reply) => reply.request().method() === 'PUT' && reply.url().includes('/api/comfort/'),
  );

test('every choice shows at once and is there on another device', async ({
  page,
  person,
  newDevice,
}) => {
  await page.goto('/settings');
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
  const reply = saved(page);
  await page.getByLabel('My day starts at').selectOption('04:00');
  expect((await reply).status()).toBe(200);
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

test('what was chosen on the device goes with a new account', async ({ page, newDevice }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('comfort', '{"theme":"warm","font":7}'));
  const reply = saved(page);
  const person = await signUp(page);
  expect((await reply).status()).toBe(200);
  expect(await attribute(page, 'data-theme')).toBe('warm');
  const elsewhere = await newDevice();
  await logIn(elsewhere, person);
  await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'warm');
});

test('a choice made without a connection reaches the account later', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|fetching the script/);
  await page.goto('/settings');
  await expect(page.getByRole('main')).toContainText(person.email);
  await context.setOffline(true);
  await choose(page, 'Theme', 'Warm');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'warm');
  const reply = saved(page);
  await context.setOffline(false);
  expect((await reply).status()).toBe(200);
  const kept = await page.request.get(`/api/comfort/${person.userId}`);
  expect(await kept.json()).toMatchObject({ comfort: { theme: 'warm' } });
});

test('the next person on the device gets their own settings, not the ones before', async ({
  page,
  newDevice,
}) => {
  const other = await newDevice();
  const kim = await signIn(other);
  await other.goto('/settings');
  const reply = saved(other);
  await choose(other, 'Theme', 'High contrast');
  await reply;
  await guest(page);
  await page.goto('/settings');
  const dark = saved(page);
  await choose(page, 'Theme', 'Dark');
  await dark;
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Log out anyway' }).click();
  await expect(page).toHaveURL('/');
  await logIn(page, kim);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
});

test('tabs change together, and the system decides until somebody chooses', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await guest(page);
  await page.goto('/settings');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'full');
  await page.emulateMedia({ contrast: 'more' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  const other = await context.newPage();
  await other.goto('/');
  await choose(page, 'Theme', 'Warm');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'warm');
});

test('the chosen theme is there before anything is drawn', async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED/);
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('comfort', '{"theme":"dark"}'));
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
