import { expect, guest, test } from '../fixtures.ts';
import { heading, OPEN_PAGES, PAGES } from '../support/pages.ts';

test('the gate of every address names the page', async ({ page }) => {
  const open = new Set<string>(OPEN_PAGES.map(([path]) => path));
  for (const [path, title, tab = title] of PAGES.filter(([path]) => !open.has(path))) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(tab);
    const waysIn = page.getByRole('main').getByRole('button', { name: /^(Log|Sign|Continue) / });
    await expect(waysIn).toHaveText(['Log In', 'Sign Up', 'Continue as a guest']);
  }
});

test('any other address is not found, whatever its letters look like', async ({
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
    const reply = await page.goto(path);
    expect(reply?.status(), path).toBe(404);
    await expect(heading(page)).toHaveText('404 Not Found');
  }
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/');
});

test('an address with a slash at its end is that page', async ({ page }) => {
  await guest(page);
  for (const [path, title] of [
    ['/dashboard/', 'Your Dashboard'],
    ['/features/quiz/', 'Quiz'],
    ['/features/quiz/weekly/?week=1#content', 'Weekly Check-in'],
  ] as const) {
    const reply = await page.goto(path);
    expect(reply?.status(), path).toBe(200);
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveURL(path.replace(/\/(?=$|\?)/, ''));
  }
});

test('an address that names no page leaves a signed-in person the menu', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404/);
  await guest(page);
  await page.goto('/nowhere');
  await expect(heading(page)).toHaveText('404 Not Found');
  await expect(page).toHaveTitle('404 Not Found – Evenkeel');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Quiz' }).click();
  await expect(heading(page)).toHaveText('Quiz');
});

test('no item of the top bar outranks another one, and none moves when another page is marked', async ({
  page,
}) => {
  await guest(page);
  await page.goto('/homepage');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link').first()).toHaveText('Today');
  const looks = (): Promise<string[]> =>
    bar.locator('a, button').evaluateAll((items) =>
      items.map((item) => {
        const { fontWeight, fontSize, backgroundColor } = getComputedStyle(item);
        return [fontWeight, fontSize, backgroundColor].join(' ');
      }),
    );
  const places = (): Promise<number[]> =>
    bar
      .locator('a, button')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().x));
  expect(new Set(await looks()).size).toBe(1);
  const before = await places();
  for (const label of ['AI Therapist', 'Dashboard']) {
    await bar.getByRole('link', { name: label }).click();
    await expect(bar.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
    await page.mouse.move(640, 700);
    expect(await places()).toEqual(before);
    expect(new Set(await looks()).size).toBe(1);
  }
});

test('the top bar leads everywhere, marks the page, and moves the focus', async ({ page }) => {
  await guest(page);
  await page.goto('/homepage');
  await expect(heading(page)).not.toBeFocused();
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
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
  }
  await page.getByRole('banner').getByRole('link', { name: 'Evenkeel' }).click();
  await expect(page).toHaveURL('/homepage');
  await bar.getByRole('link', { name: 'Quiz' }).click();
  await bar.getByRole('link', { name: 'Today' }).click();
  await expect(page).toHaveURL('/homepage');
  await expect(page.getByRole('main').getByText('Today', { exact: true })).toBeVisible();
});

test('the page is marked at each of its addresses, in the row and in the menu', async ({
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
    await page.goto(path);
    const link = page.getByRole('banner').getByRole('link', { name: label });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await page.setViewportSize({ width: 390, height: 720 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
});

test('the skip link leads past the top bar', async ({ page }) => {
  await guest(page);
  await page.goto('/homepage');
  const first = page.getByRole('main').locator('a, button').first();
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
});

test('going back and loading again return to where the page was scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await guest(page);
  await page.goto('/settings');
  const entry = page.getByRole('button', { name: 'Delete the account' });
  await entry.scrollIntoViewIfNeeded();
  await expect(entry).toBeInViewport();
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a')?.click());
  await expect(page).toHaveURL('/homepage');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(entry).toBeInViewport();
  // It is kept a moment after the last step.
  await expect.poll(() => page.evaluate(() => window.history.state?.top)).toBeGreaterThan(0);
  await page.reload();
  await expect(entry).toBeInViewport();
  await page.goto('/homepage');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(entry).toBeInViewport();
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the menu opens, closes by Escape, and closes when it led somewhere', async ({ page }) => {
    await guest(page);
    await page.goto('/homepage');
    const opener = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.click();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('link')).toHaveText([
      'Today',
      'Routine',
      'Focus',
      'NeuroPlay',
      'Quiz',
      'Urge now',
      'AI Therapist',
      'Dashboard',
      'Safety plan',
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

  test('a page that arrives late leaves the menu open that was opened meanwhile', async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/chat-page.*\.js/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await guest(page);
    await page.goto('/homepage');
    const opener = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await opener.click();
    await menu.getByRole('link', { name: 'AI Therapist' }).click();
    await expect(page).toHaveURL('/features/Chat');
    await opener.click();
    held.resolve();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Therapist');
    await menu.getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByRole('button', { name: 'Log out anyway' })).toBeVisible();
  });
});

test('a part that cannot be fetched says so, and works when it is tried again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/PartMissing|ERR_FAILED/);
  await guest(page);
  await page.goto('/homepage');
  await page.route(/\/assets\/settings-.*\.js/, (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('alert')).toContainText('This part could not be loaded.');
  await expect(heading(page)).toHaveText('Settings');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible();
});
