import { expect, expectAccessible, guest, type Page, signIn } from '../fixtures.ts';
import { holdClock, pass, reload, setTime, settled, sleep } from '../support/clock.ts';
import { setComfort } from '../support/look.ts';
import { giveMorning } from '../support/player.ts';
import { refuse } from '../support/refusing-server.ts';
import { dayFromNow, giveTasks, ROUTINE_PAGE, rowOf } from '../support/routine.ts';
import { holdCalls } from '../support/slow-server.ts';
import { test, visit } from '../warm.ts';

/** The delay between the last choice and sending all choices. */
const SENT_AFTER_MS = 400;

const choose = (page: Page, group: string, option: string) =>
  page.getByRole('group', { name: group }).getByLabel(option, { exact: true }).check();

const savedTheme = async (page: Page, userId: string): Promise<unknown> => {
  const reply = await page.request.get(`/api/comfort/${userId}`);
  return (await reply.json()).comfort?.theme;
};

test('choices made on the device carry over to a new account', async ({ page }) => {
  await setComfort(page, { theme: 'warm', font: 7 });
  const { userId } = await signIn(page);
  await visit(page, '/homepage');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'warm');
  expect(await savedTheme(page, userId)).toBe('warm');
});

test('a choice made offline reaches the account later', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, '/settings');
  await holdClock(page);
  await context.setOffline(true);
  await choose(page, 'Theme', 'Warm');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'warm');
  await pass(page, SENT_AFTER_MS);
  const kept = page.getByText('Your latest change is kept on this device.');
  await expect(kept).toBeVisible();
  await context.setOffline(false);
  await expect(kept).toBeHidden();
  expect(await savedTheme(page, person.userId)).toBe('warm');
});

test('a change that was not saved says so, and is saved on retry', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/503/);
  await visit(page, '/settings');
  await page.route('**/api/comfort/*', (route) =>
    refuse(route, { status: 503, message: 'Out of order.' }),
  );
  await holdClock(page);
  await choose(page, 'Theme', 'Warm');
  await pass(page, SENT_AFTER_MS);
  const kept = page.getByText(/kept on this device. It’s not in your account yet.*Out of order\./);
  await expect(kept).toBeVisible();
  await page.unroute('**/api/comfort/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(kept).toBeHidden();
  expect(await savedTheme(page, person.userId)).toBe('warm');
});

test('the later of two changes wins, however slow the first one is', async ({ page, person }) => {
  await visit(page, '/settings');
  const { held, letGo } = await holdCalls(page, '**/api/comfort/*', { method: 'PUT' });
  await holdClock(page);
  await choose(page, 'Theme', 'Warm');
  await pass(page, SENT_AFTER_MS);
  await expect.poll(() => held).toHaveLength(1);
  await choose(page, 'Theme', 'Dark');
  await pass(page, 5_000);
  // If the second call did not wait, it would have started before this later call returns.
  await page.evaluate(() => fetch('/api/health'));
  expect(held).toHaveLength(1);
  letGo();
  await settled(page);
  expect(await savedTheme(page, person.userId)).toBe('dark');
});

test('tabs change together, and the system decides until somebody chooses', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await guest(page);
  await visit(page, '/settings');
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

test('without signing in, comfort is one link away and stored on the device', async ({ page }) => {
  for (const path of ['/', '/features/quiz']) {
    await visit(page, path);
    await page.getByRole('link', { name: 'Comfort' }).click();
    await expect(page.getByRole('heading', { name: 'Comfort' })).toBeFocused();
  }
  await expect(page.getByRole('main')).toContainText('kept on this device');
  await expect(page.getByLabel('My day starts at')).toBeHidden();
  await choose(page, 'Theme', 'Dark');
  await reload(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('one thing at a time shows one card of Today and one widget of the Dashboard', async ({
  page,
}) => {
  await guest(page);
  await setComfort(page, { oneThingAtATime: true });
  for (const [path, first, second, last, count] of [
    ['/homepage', 'Next task', 'How are you feeling?', 'This week', 5],
    ['/dashbaord', 'Your last seven days', 'Mood Calendar', 'Top Emotional Triggers', 7],
  ] as const) {
    await visit(page, path);
    const named = (name: string) => page.getByRole('main').getByRole('heading', { name });
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await expect(page.getByText(`Part 1 of ${count}`)).toBeVisible();
    await expect(named(first)).toBeVisible();
    await expect(named(second)).toBeHidden();
    await next.click();
    await expect(page.getByText(`Part 2 of ${count}`)).toBeVisible();
    await expect(named(first)).toBeHidden();
    await expect(named(second)).toBeVisible();
    await expect(next).toBeFocused();
    const back = page.getByRole('button', { name: 'Back', exact: true });
    await expect(back).toBeEnabled();
    await back.click();
    await expect(page.getByText(`Part 1 of ${count}`)).toBeVisible();
    await expect(back).toBeDisabled();
    await back.click({ force: true });
    await expect(page.getByText(`Part 1 of ${count}`)).toBeVisible();
    for (let at = 2; at <= count; at += 1) {
      await next.click();
      await expect(page.getByText(`Part ${at} of ${count}`)).toBeVisible();
    }
    await expect(next).toBeDisabled();
    await next.click({ force: true });
    await expect(named(last)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show everything' }).click();
    for (const name of [first, second, last]) await expect(named(name)).toBeVisible();
    await page.getByRole('button', { name: 'Show one part at a time' }).click();
    await expect(named(first)).toBeHidden();
  }
  await visit(page, '/settings');
  await page.getByLabel('One thing at a time').uncheck();
  await visit(page, '/homepage');
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toHaveCount(0);
});

test('one thing at a time starts with what can be done now', async ({ page, person }) => {
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await page.setViewportSize({ width: 390, height: 844 });
  await holdClock(page);
  await setTime(page, await page.evaluate(() => new Date().setHours(11, 0, 0, 0)));
  const date = await dayFromNow(page, 0);
  await giveTasks(page, person.userId, [{ title: 'Call Kim', date }]);
  await giveMorning(page, person.userId);
  await setComfort(page, { oneThingAtATime: true });
  await visit(page, '/homepage');
  await expect(page.getByText(/^Part 1 of/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete: Call Kim' })).toBeVisible();
  await expect(first).toHaveText('Next task');
  await expect(page.getByRole('region', { name: 'Your day' })).toBeHidden();

  await setTime(page, await page.evaluate(() => new Date().setHours(7, 40, 0, 0)));
  await visit(page, '/homepage');
  await expect(page.getByRole('link', { name: 'Start Morning' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete: Call Kim' })).toBeHidden();
});

test('one thing at a time shows one open task of the routine, with the rest one press away', async ({
  page,
  person,
}) => {
  const date = await dayFromNow(page, 0);
  const titles = ['Water the plants', 'Read a page', 'Call Kim'];
  await giveTasks(page, person.userId, [
    ...titles.map((title) => ({ title, date })),
    { title: 'Buy milk', date, later: true },
  ]);
  await setComfort(page, { oneThingAtATime: true });
  await visit(page, ROUTINE_PAGE);
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

  // A task can be added, and the rest is folded.
  await expect(page.getByRole('button', { name: 'Add Personal Task' })).toBeVisible();
  await page.getByText('Later', { exact: true }).click();
  await expect(row('Buy milk')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a routine' })).toBeHidden();
  await page.getByText('Your day, routines and goals').click();
  await page.getByRole('button', { name: 'Add a routine' }).click();
  await page.getByRole('dialog', { name: 'A new routine' }).press('Escape');
  await page.getByText('Your day, routines and goals').click();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Show everything' }).click();
  for (const title of titles) await expect(row(title)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Smart Tasks' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a routine' })).toBeVisible();
  // The choice holds until the person changes it, at most for the day.
  await visit(page, '/homepage');
  await visit(page, ROUTINE_PAGE);
  for (const title of titles) await expect(row(title)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a routine' })).toBeVisible();
  await page.getByRole('button', { name: 'Show one part at a time' }).click();
  await expect(page.getByRole('button', { name: 'Add a routine' })).toBeHidden();
  await visit(page, '/homepage');
  await visit(page, ROUTINE_PAGE);
  await expect(row('Water the plants')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await holdClock(page);
  await sleep(page, 24 * 3_600_000);
  await expect(page.getByRole('button', { name: 'Show everything' })).toBeVisible();
  await visit(page, '/features/focus-mood-tracker');
  await expect(page.getByRole('heading', { name: 'How are you feeling?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mood Calendar' })).toBeHidden();
  await page.getByText('Show more').click();
  await expect(page.getByRole('heading', { name: 'Mood Calendar' })).toBeVisible();
});
