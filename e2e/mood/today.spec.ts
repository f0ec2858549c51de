import { expect, type Page } from '../fixtures.ts';
import { holdClock, pass, reload } from '../support/clock.ts';
import { LARGEST_TEXT, setComfort, tooWide } from '../support/look.ts';
import { KEPT, logPast, MOOD_PAGE, storedMoods, THANKS } from '../support/moods.ts';
import { holdCalls } from '../support/slow-server.ts';
import { test, visit } from '../warm.ts';

/** The top edges, in px, of all elements that a person may be about to press, on a phone and on a desktop. */
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

const waiting = (page: Page) => page.getByText(/waiting to be sent/);

test('nothing moves and nothing is reported as waiting while the server is slow', async ({
  page,
  person: _,
}) => {
  const { letGo } = await holdCalls(page, '**/api/mood/submit');
  await visit(page, '/homepage');
  await holdClock(page);
  await expect(page.getByText('You haven’t logged a mood today.')).toBeVisible();
  const before = await places(page);
  // Do not choose a low mood, because offers would appear below once it is sent. These offers have their own test.
  await page.getByRole('button', { name: 'Very good' }).click();
  await expect(page.getByText('Submitting...')).toBeVisible();
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

test('an entry that takes very long is reported as waiting, without moving anything', async ({
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
  await expect(page.getByText('1 entry waiting to be sent')).toBeInViewport();
  expect(await places(page)).toEqual(before);
});

test('a one-tap check-in leaves a line that links to the day in the calendar', async ({
  page,
  person,
}) => {
  // The line describes the later mood.
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
  const day = page.getByRole('region', { name: /^Moods on / });
  await expect(day.getByRole('heading')).toBeFocused();
  await expect(day.getByRole('heading')).toBeInViewport();
  await expect(day.getByRole('listitem').last()).toContainText('Low (25)');
});

test('the link to the day also works with one thing at a time', async ({ page, person: _ }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setComfort(page, { oneThingAtATime: true });
  await visit(page, '/homepage');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Low', exact: true }).click();
  await page.getByRole('link', { name: 'See the day' }).click();
  const day = page.getByRole('region', { name: /^Moods on / });
  await expect(day.getByRole('heading')).toBeFocused();
  await expect(day.getByRole('heading')).toBeInViewport();
  await expect(day.getByRole('listitem')).toContainText('Low (25)');
});

const FACES = ['Very low', 'Low', 'Okay', 'Good', 'Very good'];

test('the five faces share one row on a phone, and have rows of their own with huge text', async ({
  page,
  person: _,
}) => {
  const boxes = async () => {
    const all = [];
    for (const name of FACES)
      all.push(await page.getByRole('button', { name, exact: true }).boundingBox());
    return all.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
  };
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, '/homepage');
    const faces = await boxes();
    expect(new Set(faces.map(({ y }) => y)).size).toBe(1);
    for (const { width: across, height } of faces) {
      expect(across).toBeGreaterThanOrEqual(44);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    expect(await tooWide(page)).toEqual([]);
  }
  await setComfort(page, LARGEST_TEXT);
  const faces = await boxes();
  expect(new Set(faces.map(({ x }) => x)).size).toBe(1);
  expect(await tooWide(page)).toEqual([]);
});
