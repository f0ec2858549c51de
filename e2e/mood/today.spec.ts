import { expect, type Page, test } from '../fixtures.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { KEPT, MOOD_PAGE, openMoods, storedMoods, THANKS } from '../support/moods.ts';
import { untilInstalled } from '../support/offline.ts';
import { holdCalls } from '../support/slow-server.ts';

/** Where everything stands that a finger may be on its way to: the top edge of each, in px. */
const places = (page: Page): Promise<readonly number[]> =>
  page.locator('h1, h2, main button, main a[href], main dt').evaluateAll((all) =>
    all
      .filter((element) => element.closest('[role="alert"]') === null)
      .filter((element) => element.textContent !== 'See the day')
      .map((element) => element.getBoundingClientRect().top + window.scrollY),
  );

/** Opens Today and waits for the last of what stands on it. */
const openToday = async (page: Page): Promise<void> => {
  await page.goto('/homepage');
  await expect(page.getByText('No mood is logged today.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the first quiz' })).toBeVisible();
};

const waiting = (page: Page) => page.getByText(/waiting to send/);

for (const width of [320, 1280]) {
  test(`nothing moves and nothing waits while the server is slow, at ${width} px`, async ({
    page,
    person: _,
  }) => {
    const { letGo } = await holdCalls(page, '**/api/mood/submit');
    await page.setViewportSize({ width, height: 640 });
    await page.clock.install();
    await openToday(page);
    const before = await places(page);
    // A low mood has offers below it once it is sent, which a test of their own looks at.
    await page.getByRole('button', { name: 'Very good' }).click();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
    expect(await places(page)).toEqual(before);
    // Longer than a line about what waits once took to appear.
    await page.clock.runFor(2_100);
    await expect(waiting(page)).toHaveCount(0);
    expect(await places(page)).toEqual(before);
    letGo();
    await expect(page.getByText(THANKS)).toBeVisible();
    expect(await places(page)).toEqual(before);
    await expect(page.getByText(/^Logged today: /)).toBeVisible();
    expect(await places(page)).toEqual(before);
  });
}

test('an entry that takes very long is said to wait, without moving anything', async ({
  page,
  person: _,
}) => {
  await page.route('**/api/mood/submit', () => {});
  await openToday(page);
  const before = await places(page);
  await page.getByRole('button', { name: 'Good', exact: true }).click();
  await expect(page.getByText(KEPT)).toBeVisible();
  await expect(page.getByText('1 entry waiting to send')).toBeInViewport();
  expect(await places(page)).toEqual(before);
});

test('a one-tap check-in leaves its trace, which leads to the day in the calendar', async ({
  page,
  person,
}) => {
  await page.goto('/homepage');
  await page.getByRole('button', { name: 'Low', exact: true }).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  expect((await storedMoods(page, person.userId)).map(({ mood }) => mood)).toEqual([25]);
  const more = page.getByRole('link', { name: 'Add tags or a reason' });
  expect((await more.boundingBox())?.height, 'enough for a finger').toBeGreaterThanOrEqual(44);
  await more.click();
  await expect(page, 'the address holds no word about health').toHaveURL(
    new RegExp(`${MOOD_PAGE}#mood-[\\da-f-]{36}$`),
  );
  await expect(page.getByText(/^For: .*Low, \d\d:\d\d$/)).toBeVisible();
  await page.goBack();
  const trace = page.getByText(/^Logged today: .*Low, \d\d:\d\d\. See the day$/);
  await expect(trace).toBeVisible();
  await page.reload();
  await expect(trace).toBeVisible();
  await trace.getByRole('link').click();
  const day = page.getByRole('region', { name: /^Moods of / });
  await expect(day.getByRole('heading')).toBeFocused();
  await expect(day.getByRole('heading')).toBeInViewport();
  await expect(day.getByRole('listitem')).toContainText('Low (25)');
});

test('the trace leads to the day also where one thing is shown at a time', async ({
  page,
  person: _,
}) => {
  await page.evaluate(() => localStorage.setItem('comfort', '{"oneThingAtATime":true}'));
  await page.goto('/homepage');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Low', exact: true }).click();
  await page.getByRole('link', { name: 'See the day' }).click();
  const day = page.getByRole('region', { name: /^Moods of / });
  await expect(day.getByRole('heading')).toBeFocused();
  await expect(day.getByRole('listitem')).toContainText('Low (25)');
});

test.describe('where the app is installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a connection the trace says that the entry waits', async ({
    page,
    context,
    person: _,
    allowErrors,
  }) => {
    allowErrors(NO_ANSWER);
    await openMoods(page);
    await untilInstalled(page);
    await context.setOffline(true);
    await page.goto('/homepage');
    await page.getByRole('button', { name: 'Very good' }).click();
    await expect(page.getByText(KEPT)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Logged today: .*Very good, .*, waiting to send\./)).toBeVisible();
    await context.setOffline(false);
    await expect(waiting(page)).toHaveCount(0);
    await expect(page.getByText(/^Logged today: .*Very good/)).toBeVisible();
  });
});
