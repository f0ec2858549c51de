import { test as journey, type Page } from '../fixtures.ts';
import { holdClock, pass, releaseClock } from '../support/clock.ts';
import {
  dayFromNow,
  giveTasks,
  openRoutine,
  ROUTINE_PAGE,
  refetchTasks,
  shownTitles,
  storedTasks,
  storedTitles,
} from '../support/routine.ts';
import { expect, test, visit } from '../warm.ts';

const giveToday = async (page: Page, userId: string, titles: readonly string[]): Promise<void> => {
  const date = await dayFromNow(page, 0);
  await giveTasks(
    page,
    userId,
    titles.map((title) => ({ title, date })),
  );
};

const give = async (page: Page, userId: string, titles: readonly string[]): Promise<void> => {
  await giveToday(page, userId, titles);
  await visit(page, ROUTINE_PAGE);
  expect(await shownTitles(page)).toEqual(titles);
};

/** Expects a polite announcement. Ignores the bidi isolation marks around the title. */
const expectSaid = (page: Page, sentence: string): Promise<void> =>
  expect
    .poll(async () =>
      (await page.getByRole('status').allTextContents()).map((text) =>
        text.replace(/[\u2068\u2069]/g, '').trim(),
      ),
    )
    .toContain(sentence);

interface Place {
  readonly x: number;
  readonly y: number;
}

const handle = (page: Page, title: string) => page.getByRole('button', { name: `Move ${title}` });

test('tasks are moved with the keys of their handles, with announcements', async ({
  page,
  person,
}) => {
  await give(page, person.userId, ['One', 'Two', 'Three']);
  const two = handle(page, 'Two');
  await two.focus();
  await page.keyboard.press('Space');
  await expectSaid(page, 'Picked up “Two”. Position 2 of 3.');
  await expect(two).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowUp');
  await expectSaid(page, 'Position 1 of 3.');
  await page.keyboard.press('Escape');
  await expectSaid(page, '“Two” is back at position 2 of 3.');
  expect(await shownTitles(page)).toEqual(['One', 'Two', 'Three']);
  await expect(two).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  // The task cannot move below the last position.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expectSaid(page, 'Put down “Two”. Position 3 of 3.');
  expect(await shownTitles(page)).toEqual(['One', 'Three', 'Two']);
  await expect(two).toBeFocused();
  await expect(two).toHaveAccessibleDescription(/press Space to pick it up/);
  expect(await storedTitles(page, person.userId)).toEqual(['One', 'Three', 'Two']);
});

test('tasks are moved with buttons, without dragging, and the button keeps the focus', async ({
  page,
  person,
}) => {
  await give(page, person.userId, ['One', 'Two', 'Three']);
  await page.getByRole('button', { name: 'More options for One' }).press('Enter');
  const more = page.getByRole('group', { name: 'More options for One' });
  const down = more.getByRole('button', { name: 'Move down' });
  await expect(more.getByRole('button', { name: 'Move up' })).toBeDisabled();
  for (const [titles, position] of [
    [['Two', 'One', 'Three'], 2],
    [['Two', 'Three', 'One'], 3],
  ] as const) {
    await down.press('Enter');
    await expectSaid(page, `Moved “One”. Position ${position} of 3.`);
    expect(await shownTitles(page)).toEqual(titles);
    await expect(down).toBeFocused();
  }
  await expect(down).toBeDisabled();
  await more.getByRole('button', { name: 'Move up' }).press('Enter');
  expect(await storedTitles(page, person.userId)).toEqual(['Two', 'One', 'Three']);
});

const placeOf = async (page: Page, title: string): Promise<Place> => {
  const box = await handle(page, title).boundingBox();
  if (box === null) throw new Error('There is no handle.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Scrolls a task's handle to the middle of the window, because a drag near an edge scrolls the page. */
const toMiddle = (page: Page, title: string): Promise<void> =>
  handle(page, title).evaluate((element) => element.scrollIntoView({ block: 'center' }));

test('a short press or a small movement moves nothing', async ({ page, person }) => {
  await give(page, person.userId, ['One', 'Two', 'Three']);
  await toMiddle(page, 'One');
  await holdClock(page);
  const { x, y } = await placeOf(page, 'One');
  const drag = async (pressMs: number, distance: number): Promise<void> => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await pass(page, pressMs);
    await page.mouse.move(x, y + distance, { steps: 8 });
  };
  const said = page.getByText(/^Position \d of 3\.$/);
  for (const [pressMs, distance] of [
    [119, 200],
    [500, 4],
  ] as const) {
    await drag(pressMs, distance);
    await page.mouse.up();
    await pass(page, 500);
    expect(await shownTitles(page)).toEqual(['One', 'Two', 'Three']);
    await expect(said).toHaveCount(0);
  }
  // The press was long and far enough to start a drag, which Escape cancels.
  await drag(120, 200);
  await expect(said).toBeAttached();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expectSaid(page, '“One” is back at position 1 of 3.');
  expect(await shownTitles(page)).toEqual(['One', 'Two', 'Three']);
});

/** Presses the mouse on a task's handle for long enough to start a drag. The page's clock runs afterwards. */
const press = async (page: Page, title: string): Promise<Place> => {
  await toMiddle(page, title);
  const place = await placeOf(page, title);
  await holdClock(page);
  await page.mouse.move(place.x, place.y);
  await page.mouse.down();
  await pass(page, 120);
  await releaseClock(page);
  return place;
};

test('a dragged task follows the pointer, the others make room, and its handle keeps the focus', async ({
  page,
  person,
}) => {
  await give(page, person.userId, ['One', 'Two', 'Three']);
  const from = await press(page, 'One');
  const two = await placeOf(page, 'Two');
  await page.mouse.move(from.x + 30, two.y - 3, { steps: 4 });
  await expectSaid(page, 'Position 2 of 3.');
  await expect.poll(async () => Math.abs((await placeOf(page, 'Two')).y - from.y)).toBeLessThan(1);
  expect((await placeOf(page, 'One')).y).toBeCloseTo(two.y - 3, 0);
  expect((await placeOf(page, 'One')).x).toBeCloseTo(from.x, 0);
  await page.mouse.up();
  await expectSaid(page, 'Put down “One”. Position 2 of 3.');
  expect(await shownTitles(page)).toEqual(['Two', 'One', 'Three']);
  await expect(handle(page, 'One')).toBeFocused();
  expect((await placeOf(page, 'One')).y).toBeCloseTo(two.y, 0);
  expect(await storedTitles(page, person.userId)).toEqual(['Two', 'One', 'Three']);
});

test('the page scrolls while a task is dragged near the edge of the window', async ({
  page,
  person,
}) => {
  const titles = Array.from(
    { length: 15 },
    (_, index) => `Task ${String.fromCharCode(65 + index)}`,
  );
  await give(page, person.userId, titles);
  const from = await press(page, 'Task A');
  const heightPx = await page.evaluate(() => window.innerHeight);
  await page.mouse.move(from.x, heightPx - 2, { steps: 4 });
  await expectSaid(page, 'Position 15 of 15.');
  await page.mouse.move(from.x, 2, { steps: 4 });
  await expectSaid(page, 'Position 1 of 15.');
  await page.mouse.move(from.x, heightPx - 2, { steps: 4 });
  await expectSaid(page, 'Position 15 of 15.');
  await page.mouse.up();
  expect(await shownTitles(page)).toEqual([...titles.slice(1), 'Task A']);
});

test('a drag keeps what another device changes in the list meanwhile', async ({ page, person }) => {
  const { userId } = person;
  await give(page, userId, ['One', 'Two', 'Three']);
  const from = await press(page, 'One');
  const { y } = await placeOf(page, 'Three');
  await page.mouse.move(from.x, y, { steps: 4 });
  const [one, two] = await storedTasks(page, userId);
  if (one === undefined || two === undefined) throw new Error('There are no tasks.');
  await giveToday(page, userId, ['Four']);
  const data = { taskId: two._id, updates: { completed: true } };
  expect((await page.request.post('/api/tasks/update', { data })).status()).toBe(200);
  await refetchTasks(page);
  await expect(page.getByRole('button', { name: 'Undo: Two' })).toBeVisible();
  await page.mouse.up();
  expect(await shownTitles(page)).toEqual(['Two', 'Three', 'One', 'Four']);
  expect(await storedTitles(page, userId)).toEqual(['Two', 'Three', 'One', 'Four']);

  await press(page, 'One');
  await page.mouse.move(from.x, from.y, { steps: 4 });
  expect((await page.request.delete(`/api/tasks/delete/${one._id}`)).status()).toBe(200);
  await refetchTasks(page);
  await expect(handle(page, 'One')).toHaveCount(0);
  const rows = async () => {
    const [first, second, third] = await Promise.all(
      ['Two', 'Three', 'Four'].map((title) => placeOf(page, title)),
    );
    return [(second?.y ?? 0) - (first?.y ?? 0), (third?.y ?? 0) - (second?.y ?? 0)] as const;
  };
  // The rows that made room go back, so that all distances are the same.
  await expect
    .poll(async () => Math.round(Math.abs((await rows())[0] - (await rows())[1])))
    .toBe(0);
  await page.mouse.up();
  expect(await shownTitles(page)).toEqual(['Two', 'Three', 'Four']);
  expect(await storedTitles(page, userId)).toEqual(['Two', 'Three', 'Four']);
});

journey.describe('by touch', () => {
  journey.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 1100 } });

  journey('a finger on the handle drags; elsewhere it scrolls', async ({ page, person }) => {
    await giveToday(page, person.userId, ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']);
    await openRoutine(page);
    await holdClock(page);
    const touch = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    // Scroll to the middle, because a drag near an edge of the window scrolls the page.
    await handle(page, 'One').evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    const at = await handle(page, 'One').boundingBox();
    const to = await handle(page, 'Two').boundingBox();
    if (at === null || to === null) throw new Error('There is no handle.');
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    await finger('touchStart', x, y);
    await pass(page, 120);
    for (let step = 1; step <= 8; step++)
      await finger('touchMove', x, y + ((to.y - at.y) * step) / 8);
    await finger('touchEnd');
    const order = ['Two', 'One', 'Three', 'Four', 'Five', 'Six', 'Seven'];
    expect(await shownTitles(page)).toEqual(order);
    expect(await storedTitles(page, person.userId)).toEqual(order);
    expect(Math.abs((await scrolled()) - before)).toBeLessThan(5);

    const left = 60;
    await finger('touchStart', left, 600);
    for (let step = 1; step <= 8; step++) await finger('touchMove', left, 600 - 40 * step);
    await finger('touchEnd');
    await expect.poll(scrolled).toBeGreaterThan(before + 100);
    expect(await shownTitles(page)).toEqual(order);
  });
});
