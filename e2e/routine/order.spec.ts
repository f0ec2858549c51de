import { test as journey, type Page } from '../fixtures.ts';
import { holdClock, pass } from '../support/clock.ts';
import {
  dayFromNow,
  giveTasks,
  openRoutine,
  ROUTINE_PAGE,
  shownTitles,
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

/** Expects a polite announcement, ignoring the bidi isolation marks around the title. */
const expectSaid = (page: Page, sentence: string): Promise<void> =>
  expect
    .poll(async () =>
      (await page.getByRole('status').allTextContents()).map((text) =>
        text.replace(/[\u2068\u2069]/g, '').trim(),
      ),
    )
    .toContain(sentence);

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
  // There is no position below the last.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expectSaid(page, 'Put down “Two”. Position 3 of 3.');
  expect(await shownTitles(page)).toEqual(['One', 'Three', 'Two']);
  await expect(two).toBeFocused();
  await expect(two).toHaveAccessibleDescription(/press Space to pick the task up/);
  expect(await storedTitles(page, person.userId)).toEqual(['One', 'Three', 'Two']);
});

test('tasks are moved with buttons, without dragging, and the button keeps the focus', async ({
  page,
  person,
}) => {
  await give(page, person.userId, ['One', 'Two', 'Three']);
  await page.getByRole('button', { name: 'More for One' }).press('Enter');
  const more = page.getByRole('group', { name: 'More for One' });
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

test('a short press or a small movement moves nothing', async ({ page, person }) => {
  await give(page, person.userId, ['One', 'Two', 'Three']);
  await holdClock(page);
  const at = await handle(page, 'One').boundingBox();
  if (at === null) throw new Error('There is no handle.');
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
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
  // Long and far enough: the drag has started, and Escape cancels it.
  await drag(120, 200);
  await expect(said).toBeAttached();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expectSaid(page, '“One” is back at position 1 of 3.');
  expect(await shownTitles(page)).toEqual(['One', 'Two', 'Three']);
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
    // Near an edge of the window a drag would scroll automatically.
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
