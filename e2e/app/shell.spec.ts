import { test as journey } from '../fixtures.ts';
import { reload, settled } from '../support/clock.ts';
import { heading, OPEN_PAGES, PAGES } from '../support/pages.ts';
import { asSomebodyElse, guest, newDetails } from '../support/people.ts';
import { dayFromNow, giveTasks, refetchTasks } from '../support/routine.ts';
import { codeFor, connectBy } from '../support/sharing.ts';
import { holdCalls } from '../support/slow-server.ts';
import { expect, test, visit } from '../warm.ts';

test('the gate at every address names the page', async ({ page }) => {
  const open = new Set<string>(OPEN_PAGES.map(([path]) => path));
  for (const [path, title, tab = title] of PAGES.filter(([path]) => !open.has(path))) {
    await visit(page, path);
    await expect(heading(page)).toHaveText(tab);
    const waysIn = page.getByRole('main').getByRole('button', { name: /^(Log|Sign|Continue) / });
    await expect(waysIn).toHaveText(['Log In', 'Sign Up', 'Continue as a guest']);
  }
});

test('any other address shows Not Found regardless of letter case, and a signed-in person keeps the menu', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404/);
  for (const path of [
    '/nowhere',
    '/Homepage',
    '/homepage//',
    '/features/game/memory',
    '/features/quiz/other',
  ]) {
    await visit(page, path);
    await expect(heading(page)).toHaveText('404 Not Found');
  }
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/');
  await guest(page);
  const reply = await page.goto('/nowhere');
  expect(reply?.status()).toBe(404);
  await expect(heading(page)).toHaveText('404 Not Found');
  await expect(page).toHaveTitle('404 Not Found – Evenkeel');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Quiz' }).click();
  await expect(heading(page)).toHaveText('Quiz');
});

test('an address with a trailing slash opens the same page', async ({ page }) => {
  await guest(page);
  for (const [path, title] of [
    ['/dashboard/', 'Your Dashboard'],
    ['/features/quiz/', 'Quiz'],
    ['/features/quiz/weekly/?week=1#content', 'Weekly Check-in'],
  ] as const) {
    await visit(page, path);
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveURL(path.replace(/\/(?=$|\?)/, ''));
  }
});

test('the top bar leads everywhere, marks the page, moves the focus, and no item outranks another or moves', async ({
  page,
}) => {
  await guest(page);
  await page.goto('/homepage');
  await settled(page);
  await expect(heading(page)).not.toBeFocused();
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link').first()).toHaveText('Today');
  await expect(bar.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  const items = bar.locator('a, button');
  const looks = (): Promise<string[]> =>
    items.evaluateAll((all) =>
      all.map((item) => {
        const { fontWeight, fontSize, backgroundColor } = getComputedStyle(item);
        return [fontWeight, fontSize, backgroundColor].join(' ');
      }),
    );
  const places = (): Promise<number[]> =>
    items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().x));
  expect(new Set(await looks()).size).toBe(1);
  const before = await places();
  for (const [label, path, title] of [
    ['Routine', '/features/routine-builder', 'Daily Routine Builder'],
    ['Focus', '/features/focus-mood-tracker', 'Focus & Mood Tracker'],
    ['NeuroPlay', '/features/game', 'NeuroPlay Zone'],
    ['Quiz', '/features/quiz', 'Quiz'],
    ['Urge now', '/features/urge', 'Urge now'],
    ['AI Therapist', '/features/chat', 'AI Therapist'],
    ['Dashboard', '/dashbaord', 'Your Dashboard'],
    ['Settings', '/settings', 'Settings'],
  ] as const) {
    const link = bar.getByRole('link', { name: label });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await page.mouse.move(640, 700);
    await settled(page);
    expect(await places()).toEqual(before);
    expect(new Set(await looks()).size).toBe(1);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Evenkeel' }).click();
  await expect(page).toHaveURL('/homepage');
  await expect(page.getByRole('main').getByText('Today', { exact: true })).toBeVisible();
});

test('the top bar is one row at 1280 px with its safety plan text, running timers, the medication log, and for a supporter', async ({
  page,
  person: { userId },
}) => {
  const bar = page.getByRole('banner');
  const middles = async (): Promise<ReadonlySet<number>> =>
    new Set(
      await bar
        .locator('nav[aria-label="Main"] :is(a, button), [data-begun-timer]')
        .evaluateAll((all) =>
          all.map((item) => {
            const { y, height } = item.getBoundingClientRect();
            return Math.round(y + height / 2);
          }),
        ),
    );
  const height = async () => (await bar.boundingBox())?.height;
  const places = (): Promise<readonly number[]> =>
    bar
      .locator('nav[aria-label="Main"] :is(a, button):not([data-begun-timer])')
      .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().x));
  await visit(page, '/homepage');
  const oneRow = await height();
  expect((await middles()).size).toBe(1);
  const word = bar.getByText('Safety plan', { exact: true }).first();
  expect((await word.boundingBox())?.width).toBeGreaterThan(50);

  await page.request.post('/api/medication/settings', { data: { userId, on: true } });
  await reload(page);
  await expect(bar.getByRole('link', { name: 'Medication' })).toBeVisible();
  expect((await middles()).size).toBe(1);
  await giveTasks(page, userId, [{ title: 'Dishes', date: await dayFromNow(page, 0) }]);
  await refetchTasks(page);
  const before = await places();
  await page.getByRole('button', { name: 'Start Dishes' }).click();
  await visit(page, '/features/quiz');
  await expect(bar.getByRole('link', { name: 'Medication' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Task: 20 min left' })).toBeVisible();
  expect((await middles()).size).toBe(1);
  expect(await places()).toEqual(before);

  const code = await codeFor(page);
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await asSomebodyElse(page, {}, () => connectBy(page, code));
  await page.context().addCookies(cookies);
  await visit(page, '/features/focus-mood-tracker/pomodoro');
  await page.getByRole('main').getByRole('button', { name: 'Start', exact: true }).click();
  await visit(page, '/features/quiz');
  await reload(page);
  await expect(bar.getByRole('link', { name: 'People who share with me' })).toBeVisible();
  await expect(bar.getByRole('link', { name: /left$/ })).toHaveCount(2);
  expect((await middles()).size).toBe(1);
  expect(await height()).toBe(oneRow);
});

test('the current page is marked at each of its addresses, in the row and in the menu', async ({
  page,
}) => {
  await guest(page);
  for (const [path, label] of [
    ['/features/chat', 'AI Therapist'],
    ['/features/Chat', 'AI Therapist'],
    ['/dashboard', 'Dashboard'],
    ['/dashbaord', 'Dashboard'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await visit(page, path);
    const link = page.getByRole('banner').getByRole('link', { name: label });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await page.setViewportSize({ width: 390, height: 720 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
});

journey(
  'the skip link leads past the top bar; going back or reloading restores the scroll position',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await guest(page);
    await page.goto('/homepage');
    await settled(page);
    const first = page.getByRole('main').locator('a, button').first();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();

    await visit(page, '/features/focus-mood-tracker');
    const entry = page.getByText('Custom Attention Tests', { exact: true });
    await entry.scrollIntoViewIfNeeded();
    await expect(entry).toBeInViewport();
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a')?.click());
    await expect(page).toHaveURL('/homepage');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(entry).toBeInViewport();
    // Wait, because the position is stored a moment after the last scroll event.
    await expect.poll(() => page.evaluate(() => window.history.state?.top)).toBeGreaterThan(0);
    await reload(page);
    await expect(entry).toBeInViewport();
    await page.goto('/homepage');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(entry).toBeInViewport();
  },
);

test('the menu of a small screen opens, and closes on Escape or after following a link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await guest(page);
  await visit(page, '/homepage');
  const opener = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('link')).toHaveText([
    'Dashboard',
    'Goals',
    'Pomodoro',
    'Urge now',
    'Safety plan',
    'NeuroPlay',
    'Quiz',
    'Today',
    'Routine',
    'Focus',
    'AI Therapist',
    'Settings',
  ]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await menu.getByRole('link', { name: 'AI Therapist' }).click();
  await expect(page).toHaveURL('/features/Chat');
  await expect(menu).toBeHidden();
  await opener.click();
  await menu.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Log out anyway' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull();
});

// These tests need a new page, because parts stay loaded once they were fetched.
journey(
  'a page that loads late leaves the menu open, and a page that failed to load opens on retry',
  async ({ page, allowErrors }) => {
    allowErrors(/PartMissing|ERR_FAILED/);
    await page.setViewportSize({ width: 320, height: 640 });
    await guest(page);
    const chat = await holdCalls(page, /\/assets\/chat-page.*\.js/);
    await page.route(/\/assets\/settings-.*\.js/, (route) => route.abort());
    await page.goto('/homepage');
    const opener = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await opener.click();
    await menu.getByRole('link', { name: 'AI Therapist' }).click();
    await expect(page).toHaveURL('/features/Chat');
    await opener.click();
    chat.letGo();
    await expect(heading(page)).toHaveText('AI Therapist');
    await menu.getByRole('link', { name: 'Settings' }).click();

    await expect(page.getByRole('alert')).toContainText('We couldn’t load this part.');
    await expect(heading(page)).toHaveText('Settings');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    const settings = page.getByRole('navigation', { name: 'All settings' });
    await expect(settings).toBeVisible();
    await settings.getByRole('link', { name: 'Comfort' }).click();
    await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to All settings' }).click();
    await expect(settings).toBeVisible();
  },
);

journey(
  'after signing up on a slow server the frame stays and says that the page is loading',
  async ({ page }) => {
    const shell = await holdCalls(page, /\/assets\/signed-in.*\.js/);
    await page.goto('/');
    const details = newDetails({});
    await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create an Account' });
    await dialog.getByLabel('Name').fill(details.name);
    await dialog.getByLabel('Email').fill(details.email);
    await dialog.getByLabel('Password', { exact: true }).fill(details.password);
    await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByRole('main').getByText('Loading…')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Evenkeel' })).toBeVisible();
    expect(shell.held.length).toBeGreaterThan(0);
    shell.letGo();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
);

test('turning a phone while settings are open loses nothing', async ({ page, person: _ }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/settings#account');
  const password = page.getByLabel('Current password');
  await password.fill('a brook at noon');
  for (const size of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expect(password).toHaveValue('a brook at noon');
  }
});
