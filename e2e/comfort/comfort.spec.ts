import {
  expect,
  expectAccessibleInThemes,
  guest,
  logIn,
  type Page,
  signIn,
  signUp,
  test,
} from '../fixtures.ts';
import { giveMorning } from '../support/player.ts';
import { refuse } from '../support/refusing-server.ts';
import { dayFromNow, giveTasks, ROUTINE_PAGE, rowOf } from '../support/routine.ts';

const attribute = (page: Page, name: string) => page.locator('html').getAttribute(name);

const choose = (page: Page, group: string, option: string) =>
  page.getByRole('group', { name: group }).getByLabel(option, { exact: true }).check();

const saved = (page: Page) =>
  page.waitForResponse(
    (reply) => reply.request().method() === 'PUT' && reply.url().includes('/api/comfort/'),
  );

const savedTheme = async (page: Page, userId: string): Promise<unknown> => {
  const reply = await page.request.get(`/api/comfort/${userId}`);
  return (await reply.json()).comfort?.theme;
};

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
  const kept = page.getByText('Your latest change is kept on this device.');
  await expect(kept).toBeVisible();
  const reply = saved(page);
  await context.setOffline(false);
  expect((await reply).status()).toBe(200);
  await expect(kept).toBeHidden();
  expect(await savedTheme(page, person.userId)).toBe('warm');
});

test('a change that was not saved says so, and is saved when tried again', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/503/);
  let broken = true;
  await page.route('**/api/comfort/*', (route) =>
    broken && route.request().method() === 'PUT'
      ? refuse(route, { status: 503, message: 'Out of order.' })
      : route.continue(),
  );
  await page.goto('/settings');
  await choose(page, 'Theme', 'Warm');
  const kept = page.getByText(/kept on this device. It is not in your account yet.*Out of order\./);
  await expect(kept).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(kept).toBeHidden();
  expect(await savedTheme(page, person.userId)).toBe('warm');
});

test('the later of two changes lands later, however slow the first is', async ({
  page,
  person,
}) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let puts = 0;
  await page.route('**/api/comfort/*', async (route) => {
    if (route.request().method() === 'PUT') {
      puts += 1;
      if (puts === 1) await held;
    }
    await route.continue();
  });
  // Signing in without settings sends the device's own: that is the first of the two.
  await page.clock.install();
  await page.goto('/settings');
  await expect.poll(() => puts).toBe(1);
  await choose(page, 'Theme', 'Dark');
  await page.clock.runFor(5_000);
  await page.evaluate(() => fetch('/api/health'));
  expect(puts).toBe(1);
  release();
  await page.clock.runFor(5_000);
  await expect.poll(() => savedTheme(page, person.userId)).toBe('dark');
  expect(puts).toBe(2);
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

test('a choice made right before logging out is with the account', async ({ page, person }) => {
  await page.goto('/settings');
  await choose(page, 'Theme', 'Warm');
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await logIn(page, person);
  expect(await savedTheme(page, person.userId)).toBe('warm');
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

test('before anybody is signed in, comfort is one link away and kept on the device', async ({
  page,
}) => {
  for (const path of ['/', '/features/quiz']) {
    await page.goto(path);
    await page.getByRole('link', { name: 'Comfort' }).click();
    await expect(page.getByRole('heading', { name: 'Comfort' })).toBeFocused();
  }
  await expect(page.getByRole('main')).toContainText('kept on this device');
  await expect(page.getByLabel('My day starts at')).toBeHidden();
  await choose(page, 'Theme', 'Dark');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

/** Shows one thing at a time from the next load on. */
const wantOne = (page: Page) =>
  page.evaluate(() => localStorage.setItem('comfort', '{"oneThingAtATime":true}'));

test('one thing at a time shows one card of Today and one widget of the Dashboard', async ({
  page,
}) => {
  await guest(page);
  await wantOne(page);
  for (const [path, first, second, last, count] of [
    ['/homepage', 'Next task', 'How are you feeling?', 'This week', 5],
    ['/dashbaord', 'Your last seven days', 'Mood Calendar', 'Top Emotional Triggers', 7],
  ] as const) {
    await page.goto(path);
    const named = (name: string) => page.getByRole('main').getByRole('heading', { name });
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await expect(page.getByText(`Card 1 of ${count}`)).toBeVisible();
    await expect(named(first)).toBeVisible();
    await expect(named(second)).toBeHidden();
    await next.click();
    await expect(page.getByText(`Card 2 of ${count}`)).toBeVisible();
    await expect(named(first)).toBeHidden();
    await expect(named(second)).toBeVisible();
    await expect(next).toBeFocused();
    const back = page.getByRole('button', { name: 'Back', exact: true });
    await expect(back).toBeEnabled();
    await back.click();
    await expect(page.getByText(`Card 1 of ${count}`)).toBeVisible();
    await expect(back).toBeDisabled();
    await back.click({ force: true });
    await expect(page.getByText(`Card 1 of ${count}`)).toBeVisible();
    for (let at = 2; at <= count; at += 1) {
      await next.click();
      await expect(page.getByText(`Card ${at} of ${count}`)).toBeVisible();
    }
    await expect(next).toBeDisabled();
    await next.click({ force: true });
    await expect(named(last)).toBeVisible();
    await expectAccessibleInThemes(page);
    await page.getByRole('button', { name: 'Show everything' }).click();
    for (const name of [first, second, last]) await expect(named(name)).toBeVisible();
    await page.getByRole('button', { name: 'Show one at a time' }).click();
    await expect(named(first)).toBeHidden();
  }
  await page.goto('/settings');
  await page.getByLabel('One thing at a time').uncheck();
  await page.goto('/homepage');
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toHaveCount(0);
});

test('one thing at a time begins with what can be done now', async ({ page, person }) => {
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(await page.evaluate(() => new Date().setHours(9, 0, 0, 0)));
  const date = await dayFromNow(page, 0);
  await giveTasks(page, person.userId, [{ title: 'Call Kim', date }]);
  await giveMorning(page, person.userId);
  await wantOne(page);
  await page.goto('/homepage');
  await expect(page.getByText(/^Card 1 of/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete: Call Kim' })).toBeVisible();
  await expect(first).toHaveText('Next task');
  await expect(page.getByRole('region', { name: 'Your day' })).toBeHidden();

  await page.clock.setFixedTime(await page.evaluate(() => new Date().setHours(7, 40, 0, 0)));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Start Morning' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete: Call Kim' })).toBeHidden();
});

test('one thing at a time shows one open task of the routine, and the rest behind one press', async ({
  page,
  person,
}) => {
  const date = await dayFromNow(page, 0);
  const titles = ['Water the plants', 'Read a page', 'Call Kim'];
  await giveTasks(
    page,
    person.userId,
    titles.map((title) => ({ title, date })),
  );
  await wantOne(page);
  await page.goto(ROUTINE_PAGE);
  const row = (title: string) => rowOf(page, title);
  await expect(page.getByText('Task 1 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Complete: Water the plants' }).click();
  await expect(row('Water the plants')).toBeVisible();
  await expect(row('Read a page')).toBeHidden();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Task 2 of 3')).toBeVisible();
  await expect(row('Water the plants')).toBeHidden();
  await page.getByRole('button', { name: 'Delete Read a page' }).click();
  await expect(page.getByRole('button', { name: 'Undo deleting Read a page' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo deleting Read a page' }).click();
  await expect(row('Read a page')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Smart Tasks' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show everything' }).click();
  for (const title of titles) await expect(row(title)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Smart Tasks' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a routine' })).toBeVisible();
  await page.getByRole('button', { name: 'Show one at a time' }).click();
  await expect(page.getByRole('button', { name: 'Add a routine' })).toHaveCount(0);
  await page.goto('/features/focus-mood-tracker');
  await expect(page.getByRole('heading', { name: 'How are you feeling?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mood Calendar' })).toBeHidden();
  await page.getByText('Show more').click();
  await expect(page.getByRole('heading', { name: 'Mood Calendar' })).toBeVisible();
});
