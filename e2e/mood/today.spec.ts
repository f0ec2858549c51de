import { expect, type Page } from '../fixtures.ts';
import { holdClock, pass, reload } from '../support/clock.ts';
import { setComfort } from '../support/look.ts';
import { KEPT, logPast, MOOD_PAGE, storedMoods, THANKS } from '../support/moods.ts';
import { holdCalls } from '../support/slow-server.ts';
import { test, visit } from '../warm.ts';

/** Where everything is that a finger may be on its way to: the top edge of each, in px, on a phone and beside a desk. */
const places = async (page: Page): Promise<readonly (readonly number[])[]> => {
  const all = [];
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    all.push(
      await page.locator('h1, h2, main button, main a[href], main dt').evaluateAll((elements) =>
        elements
          .filter((element) => element.closest('[role="alert"]') === null)
          .filter((element) => element.textContent !== 'See the day')
          .map((element) => element.getBoundingClientRect().top + window.scrollY),
      ),
    );
  }
  return all;
};

const waiting = (page: Page) => page.getByText(/waiting to send/);

test('nothing moves and nothing waits while the server is slow', async ({ page, person: _ }) => {
  const { letGo } = await holdCalls(page, '**/api/mood/submit');
  await visit(page, '/homepage');
  await holdClock(page);
  await expect(page.getByText('No mood is logged today.')).toBeVisible();
  const before = await places(page);
  // A low mood has offers below it once it is sent, which a test of their own looks at.
  await page.getByRole('button', { name: 'Very good' }).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  expect(await places(page)).toEqual(before);
  await pass(page, 4_900);
  await expect(waiting(page)).toHaveCount(0);
  expect(await places(page)).toEqual(before);
  letGo();
  await expect(page.getByText(THANKS)).toBeVisible();
  expect(await places(page)).toEqual(before);
  await pass(page, 3_000);
  await expect(page.getByText(THANKS)).toBeHidden();
  await expect(page.getByText(/^Logged today: /)).toBeVisible();
  expect(await places(page)).toEqual(before);
});

test('an entry that takes very long is said to wait, without moving anything', async ({
  page,
  person: _,
}) => {
  await page.route('**/api/mood/submit', () => {});
  await visit(page, '/homepage');
  await holdClock(page);
  const before = await places(page);
  await page.getByRole('button', { name: 'Good', exact: true }).click();
  await pass(page, 6_000);
  await expect(page.getByText(KEPT)).toBeVisible();
  await expect(page.getByText('1 entry waiting to send')).toBeInViewport();
  expect(await places(page)).toEqual(before);
});

test('a one-tap check-in leaves its trace, which leads to the day in the calendar', async ({
  page,
  person,
}) => {
  // The trace is of the later one.
  await logPast(page, person.userId, [[new Date().toISOString(), 75]]);
  await visit(page, '/homepage');
  await page.getByRole('button', { name: 'Low', exact: true }).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  expect((await storedMoods(page, person.userId)).map(({ mood }) => mood)).toEqual([75, 25]);
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
  await reload(page);
  await expect(trace).toBeVisible();
  await trace.getByRole('link').click();
  const day = page.getByRole('region', { name: /^Moods of / });
  await expect(day.getByRole('heading')).toBeFocused();
  await expect(day.getByRole('heading')).toBeInViewport();
  await expect(day.getByRole('listitem').last()).toContainText('Low (25)');
});

test('the trace leads to the day also where one thing is shown at a time', async ({
  page,
  person: _,
}) => {
  await setComfort(page, { oneThingAtATime: true });
  await visit(page, '/homepage');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Low', exact: true }).click();
  await page.getByRole('link', { name: 'See the day' }).click();
  const day = page.getByRole('region', { name: /^Moods of / });
  await expect(day.getByRole('heading')).toBeFocused();
  await expect(day.getByRole('listitem')).toContainText('Low (25)');
});
