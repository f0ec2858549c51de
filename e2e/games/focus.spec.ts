import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '../fixtures.ts';
import { setHidden } from '../support/attention.ts';
import {
  byKeys,
  circleNow,
  keptRounds,
  lastRound,
  nextCircle,
  openGame,
  pinLevel,
} from '../support/games.ts';
import { letPass, resume, standStill, until, untilVisible } from '../support/standing-clock.ts';

const circles = (page: Page): Locator =>
  page.getByRole('group', { name: 'Field' }).getByRole('button');
const score = (page: Page): Locator => page.getByText(/^Score: /);

/** Opens the game on a clock that stands still, so that no round takes longer than its moves. */
const openOnClock = async (page: Page): Promise<void> => {
  await page.clock.install();
  await openGame(page, 'focus');
  await standStill(page);
};

/** Answers each green circle that comes, until `isOver`. */
const playUntil = async (
  page: Page,
  press: (at: { x: number; y: number }) => Promise<void>,
  isOver: () => Promise<boolean>,
): Promise<void> => {
  while (!(await isOver())) {
    const place = await circleNow(page, 'Green');
    if (place === null) await letPass(page);
    else await press(place);
  }
};

const hasLastRound = (page: Page) => () => lastRound(page).isVisible();

const expectKept = async (page: Page, userId: string): Promise<void> => {
  await expect.poll(() => keptRounds(page, userId, 'focus')).toHaveLength(1);
  const [round] = await keptRounds(page, userId, 'focus');
  expect(round?.score).toBeGreaterThan(0);
  await expect(lastRound(page)).toContainText(`Last round: ${round?.score} point`);
  await page.reload();
  await expect(lastRound(page)).toContainText(`Last round: ${round?.score} point`);
};

test('by mouse, to the end of a round; Pause and Start each reset', async ({ page, person }) => {
  await openOnClock(page);
  await untilVisible(page, circles(page).first());
  const { x, y } = await nextCircle(page, 'Green');
  await page.mouse.click(x, y);
  await expect(score(page)).toHaveText('Score: 1');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(score(page)).toHaveText('Score: 0');
  await expect(circles(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(score(page)).toHaveText('Score: 0');
  await playUntil(page, (at) => page.mouse.click(at.x, at.y), hasLastRound(page));
  await resume(page);
  await expectKept(page, person.userId);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('by touch, to the end of a round', async ({ page, person }) => {
    await openOnClock(page);
    await playUntil(page, (at) => page.touchscreen.tap(at.x, at.y), hasLastRound(page));
    await resume(page);
    await expectKept(page, person.userId);
  });
});

test('by keyboard, at a level that ends: Space taps the newest, and Play Again begins anew', async ({
  page,
  person,
}) => {
  await page.clock.install();
  await openGame(page, 'focus');
  await page.getByLabel('Level', { exact: true }).selectOption('Stay at level 2');
  await byKeys(page.getByRole('button', { name: 'Play level 2' }));
  await expect(page.getByText('A round has 30 circles.')).toBeVisible();
  await standStill(page);
  await page.getByRole('button', { name: 'Tap the newest' }).focus();
  const end = page.getByRole('heading', { name: /^This round is over: / });
  await playUntil(
    page,
    () => page.keyboard.press('Space'),
    () => end.isVisible(),
  );
  await resume(page);
  await expect(end).toBeFocused();
  await expect.poll(() => keptRounds(page, person.userId, 'focus')).toMatchObject([{ level: 2 }]);
  await byKeys(page.getByRole('button', { name: 'Play Again' }));
  await expect(end).toBeHidden();
  await expect(score(page)).toHaveText('Score: 0');
  await expect(circles(page).first()).toBeVisible();
});

test('a key answers once, as it goes down: Space on the whole page, Space and Enter on the button', async ({
  page,
  person: _,
}) => {
  await openOnClock(page);
  await expect(page.getByRole('button', { name: 'Tap the newest' })).not.toBeFocused();
  await nextCircle(page, 'Green');
  await page.keyboard.down('Space');
  await expect(score(page)).toHaveText('Score: 1');
  await page.keyboard.up('Space');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  let points = 1;
  await page.getByRole('button', { name: 'Tap the newest' }).focus();
  for (const key of ['Space', 'Enter']) {
    await nextCircle(page, 'Green');
    await page.keyboard.down(key);
    points += 1;
    await expect(score(page)).toHaveText(`Score: ${points}`);
    // Held while the next one comes, and then let go: neither is another answer.
    await nextCircle(page, 'Green');
    await page.keyboard.down(key);
    await page.keyboard.up(key);
    await expect(score(page)).toHaveText(`Score: ${points}`);
    await nextCircle(page, 'Green');
    await page.keyboard.press(key, { delay: 150 });
    points += 1;
    await expect(score(page)).toHaveText(`Score: ${points}`);
  }
});

test('a red one takes a point away, and the score stays at 0 or above', async ({
  page,
  person: _,
}) => {
  await openOnClock(page);
  const tapNext = async (color: 'Green' | 'Red'): Promise<void> => {
    const { x, y } = await nextCircle(page, color);
    const before = await circles(page).last().elementHandle();
    await page.mouse.click(x, y);
    await until(page, async () => !(await before?.evaluate((circle) => circle.isConnected)));
  };
  /** A tap can come too late for its circle on a slow machine, and then counts for nothing. */
  const tapUntil = (color: 'Green' | 'Red', text: string): Promise<void> =>
    expect
      .poll(async () => {
        await tapNext(color);
        return await score(page).textContent();
      })
      .toBe(text);
  await tapUntil('Green', 'Score: 1');
  await tapUntil('Red', 'Score: 0');
  await tapNext('Red');
  await expect(score(page)).toHaveText('Score: 0');
  // Nothing is owed from below 0.
  await tapUntil('Green', 'Score: 1');
});

test('nothing is kept of a round in which nobody tapped, and the next one is', async ({
  page,
  person,
}) => {
  await page.clock.install();
  await openGame(page, 'focus');
  // The first round is over, and the second one is in its first seconds.
  await page.clock.runFor(33_000);
  await expect(score(page)).toHaveText('Score: 0');
  const { x, y } = await nextCircle(page, 'Green');
  await page.mouse.click(x, y);
  await expect(score(page)).toHaveText('Score: 1');
  await page.clock.runFor(32_000);
  await expect(lastRound(page)).toContainText('Last round: 1 point, level 1.');
  await expect.poll(() => keptRounds(page, person.userId, 'focus')).toMatchObject([{ score: 1 }]);
});

test('it pauses when the page is hidden, and says so', async ({ page, person: _ }) => {
  await openGame(page, 'focus');
  await nextCircle(page, 'Green');
  await page.keyboard.press('Space');
  await expect(score(page)).toHaveText('Score: 1');
  await setHidden(page, true);
  await setHidden(page, false);
  const said = page.getByText('The game is paused, because this page was hidden.');
  await expect(said).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'You had 1 point.' })).toHaveCount(1);
  await expect(circles(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(said).toBeHidden();
  await expect(circles(page).first()).toBeVisible();
});

test('opened in the background, it waits until somebody is there', async ({ page, person: _ }) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' }),
  );
  await openGame(page, 'focus');
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(page.getByText('The game is paused, because this page was hidden.')).toBeVisible();
});

test('before the rule turns round, the empty field says the other one', async ({
  page,
  person,
}) => {
  await pinLevel(page, person.userId, 'focus', 6);
  await page.clock.install();
  await openGame(page, 'focus');
  const words = page.getByRole('group', { name: 'Field' }).getByText('Now tap the red circles');
  await expect(words).toHaveCount(0);
  // The fifteenth goes after 13 seconds, and the next one comes after almost 16.
  await page.clock.runFor(13_300);
  await expect(words).toBeVisible();
  await expect(circles(page)).toHaveCount(0);
  await page.clock.runFor(2_600);
  await expect(words).toHaveCount(0);
});
