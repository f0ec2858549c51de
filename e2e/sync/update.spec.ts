import { HOUR_MS, MINUTE_MS } from '#domain/shared/time/durations.ts';
import { expect, expectAccessible, test as journey, type Page } from '../fixtures.ts';
import { settled, sleep } from '../support/clock.ts';
import { openMoods } from '../support/moods.ts';
import { figures, POMODORO_PAGE, press } from '../support/pomodoro.ts';
import { type Releases, startReleases } from '../support/releases.ts';
import { turn } from '../support/visibility.ts';

const test = journey.extend<{ releases: Releases }>({
  releases: async ({ server }, use) => {
    const releases = await startReleases(server.url);
    await use(releases);
    releases.stop();
  },
  baseURL: async ({ releases }, use) => use(releases.url),
});

test.use({ serviceWorkers: 'allow' });
// Each release is fetched as a whole, so a busy machine needs long.
test.slow();

const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

const expectVersion = (page: Page, version: number): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-version', String(version));

/** The modes in which the tabs hold the lock of the pages in use. */
const locksOf = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.filter(({ name }) => name === 'evenkeel-in-use').map(({ mode }) => mode);
  });

/** Waits until the installed app serves this page, without a time limit. */
const untilControlled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller !== null) return;
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
  });

/** Releases a new version. The pages notice it when the person comes back after an hour. */
const release = async (releases: Releases, ...pages: readonly Page[]): Promise<void> => {
  releases.next();
  for (const page of pages) {
    await sleep(page, HOUR_MS + MINUTE_MS);
    await turn(page, 'visible');
    await expect.poll(() => isWaiting(page), { timeout: 0 }).toBe(true);
  }
};

/** Hides the page for a minute. Returns at once, because the page may be loaded again. */
const hide = async (page: Page): Promise<void> => {
  await settled(page);
  await turn(page, 'hidden');
  await page.evaluate((ms) => void journeyControls.sleep(ms), MINUTE_MS);
};

/** Expects that each of these tabs holds the update back although all of them are hidden for a minute. */
const expectHeldBack = async (...tabs: readonly Page[]): Promise<void> => {
  for (const tab of tabs) await hide(tab);
  for (const tab of tabs) {
    await settled(tab);
    expect(await locksOf(tab)).toEqual(tabs.map(() => 'shared'));
    expect(await isWaiting(tab)).toBe(true);
  }
  for (const tab of tabs) await turn(tab, 'visible');
};

const follow = async (page: Page, link: string): Promise<void> => {
  await settled(page);
  await page.getByRole('banner').getByRole('link', { name: link }).click();
};

test('an update waits while a text is being typed, then comes while the page is hidden, and the text is still there', async ({
  page,
  releases,
  person: _,
}) => {
  await openMoods(page);
  await untilControlled(page);
  await expectVersion(page, 1);
  await release(releases, page);

  const why = page.getByLabel('Why?');
  await why.fill('Half a thought');
  await expectHeldBack(page);
  await why.blur();
  await expectHeldBack(page);
  await expect(why).toHaveValue('Half a thought');

  await follow(page, 'Settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expectVersion(page, 1);
  await hide(page);
  await expectVersion(page, 2);
  await expect(page).toHaveURL('/settings');
  expect(await isWaiting(page)).toBe(false);

  await page.goBack();
  await expect(why).toHaveValue('Half a thought');
});

test('a running timer in one of two tabs holds the update back in both, and the old version works on', async ({
  page,
  context,
  releases,
  person: _,
}) => {
  await page.goto(POMODORO_PAGE);
  await untilControlled(page);
  const other = await context.newPage();
  await other.goto('/homepage');
  await untilControlled(other);
  await release(releases, page, other);
  await press(page, 'Start');
  await expectHeldBack(page, other);
  await follow(other, 'Settings');
  await expect(other.getByRole('group', { name: 'Theme' })).toBeVisible();
  for (const tab of [page, other]) await expectVersion(tab, 1);

  await press(page, 'Pause');
  const left = (await figures(page).textContent()) ?? '';
  // A tab that a person looks at is in use too.
  await hide(page);
  await settled(page);
  expect(await isWaiting(page)).toBe(true);
  await hide(other);
  for (const tab of [page, other]) await expectVersion(tab, 2);
  await expect(figures(page)).toHaveText(left);
  await expect(other).toHaveURL('/settings');
});

test('after four hours without a quiet moment one line offers the new version', async ({
  page,
  context,
  releases,
  person: _,
}) => {
  await openMoods(page);
  await untilControlled(page);
  await release(releases, page);
  const line = page.getByText(/^A new version of Evenkeel is ready/);
  await sleep(page, 3 * HOUR_MS);
  await settled(page);
  await expect(line).toBeHidden();
  await sleep(page, HOUR_MS);
  await expect(line).toBeVisible();
  await expectAccessible(page);

  const other = await context.newPage();
  await other.goto('/settings');
  await untilControlled(other);
  await expect.poll(() => locksOf(other)).toHaveLength(2);
  await page.getByRole('button', { name: 'Reload now' }).click();
  await expect(line).toContainText('but it has to wait');
  await expectVersion(page, 1);
  await other.close();
  await page.getByRole('button', { name: 'Reload now' }).click();
  await expectVersion(page, 2);
  await expect(line).toBeHidden();
});
