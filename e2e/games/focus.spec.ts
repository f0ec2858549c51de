import type { Locator } from '@playwright/test';
import { expect, type Page } from '../fixtures.ts';
import { passUntil, setHidden } from '../support/attention.ts';
import { pass, reload, settled } from '../support/clock.ts';
import {
  byKeys,
  lastRound,
  nextCircle,
  pinLevel,
  storedRounds,
  visitGame,
} from '../support/games.ts';
import { pressByReader } from '../support/screen-reader.ts';
import { test } from '../warm.ts';

/** A time that is longer than a round, in milliseconds. */
const ROUND_MS = 32_000;

const circles = (page: Page): Locator =>
  page.getByRole('group', { name: 'Playing field' }).getByRole('button');
const score = (page: Page): Locator => page.getByText(/^Score: /);
const tapNext = async (page: Page, color: 'Green' | 'Red'): Promise<void> => {
  const { x, y } = await nextCircle(page, color);
  await page.mouse.click(x, y);
};

test('Focus tap by mouse to the end of a round; Pause and Start each reset', async ({
  page,
  person,
}) => {
  await visitGame(page, 'focus');
  await tapNext(page, 'Green');
  await expect(score(page)).toHaveText('Score: 1');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(score(page)).toHaveText('Score: 0');
  await expect(circles(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(score(page)).toHaveText('Score: 0');
  for (let tap = 0; tap < 3; tap += 1) await tapNext(page, 'Green');
  await pass(page, ROUND_MS);
  await settled(page);
  const [round] = await storedRounds(page, person.userId, 'focus');
  expect(round?.score).toBeGreaterThan(0);
  await expect(lastRound(page)).toContainText(`Last round: ${round?.score} point`);
  await reload(page);
  await expect(lastRound(page)).toContainText(`Last round: ${round?.score} point`);
});

test('the first round says on its first circles what to do, and the next round does not', async ({
  page,
  person: _,
}) => {
  const words = page.getByRole('group', { name: 'Playing field' }).getByText(/^(Tap|Don’t tap)$/);
  await visitGame(page, 'focus');
  await nextCircle(page, 'Red');
  await expect(words.getByText('Don’t tap')).toBeVisible();
  await tapNext(page, 'Green');
  await pass(page, ROUND_MS);
  await expect(lastRound(page)).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await pass(page, 1_100);
  await expect(circles(page)).toHaveCount(1);
  await expect(words).toHaveCount(0);
});

test('Focus tap by keyboard: Space taps the newest circle, and Play Again starts another round', async ({
  page,
  person,
}) => {
  await visitGame(page, 'focus');
  await page.getByLabel('Level', { exact: true }).selectOption('Stay at level 2');
  await byKeys(page.getByRole('button', { name: 'Play level 2' }));
  await page.getByText('How it works').click();
  await expect(page.getByText('A round has 30 circles.')).toBeVisible();
  await page.getByRole('button', { name: 'Tap the newest circle' }).focus();
  for (let tap = 1; tap <= 3; tap += 1) {
    await nextCircle(page, 'Green');
    await page.keyboard.press('Space');
    await expect(score(page)).toHaveText(`Score: ${tap}`);
  }
  await pass(page, ROUND_MS);
  const end = page.getByRole('heading', { name: /^This round is over\. You have/ });
  await expect(end).toBeFocused();
  await settled(page);
  expect(await storedRounds(page, person.userId, 'focus')).toMatchObject([{ level: 2 }]);
  await byKeys(page.getByRole('button', { name: 'Play Again' }));
  await expect(end).toBeHidden();
  await expect(score(page)).toHaveText('Score: 0');
  await pass(page, 1_100);
  await expect(circles(page).first()).toBeVisible();
});

test('a key answers once, on key down: Space anywhere on the page, Space and Enter on the button', async ({
  page,
  person: _,
}) => {
  await visitGame(page, 'focus');
  await expect(page.getByRole('button', { name: 'Tap the newest circle' })).not.toBeFocused();
  await nextCircle(page, 'Green');
  await page.keyboard.down('Space');
  await expect(score(page)).toHaveText('Score: 1');
  await page.keyboard.up('Space');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  let points = 1;
  await page.getByRole('button', { name: 'Tap the newest circle' }).focus();
  for (const key of ['Space', 'Enter']) {
    await nextCircle(page, 'Green');
    await page.keyboard.down(key);
    points += 1;
    await expect(score(page)).toHaveText(`Score: ${points}`);
    // Holding the key while the next circle appears, or releasing the key, must not count as another answer.
    await nextCircle(page, 'Green');
    await page.keyboard.down(key);
    await page.keyboard.up(key);
    await expect(score(page)).toHaveText(`Score: ${points}`);
    await nextCircle(page, 'Green');
    await page.keyboard.down(key);
    await pass(page, 150);
    await page.keyboard.up(key);
    points += 1;
    await expect(score(page)).toHaveText(`Score: ${points}`);
  }
});

test('a press by a phone’s screen reader taps one circle', async ({ page, person: _ }) => {
  await visitGame(page, 'focus');
  await passUntil(page, async () => (await circles(page).count()) === 1, 50);
  // Press so late that the click arrives when the next circle has been visible long enough to count.
  await pass(page, 850);
  await pressByReader(page.getByRole('button', { name: 'Tap the newest circle' }));
  await expect(circles(page)).toHaveCount(1);
});

test('a red circle costs a point, but the score never drops below 0', async ({
  page,
  person: _,
}) => {
  await visitGame(page, 'focus');
  for (const [color, points] of [
    ['Green', 1],
    ['Red', 0],
    ['Red', 0],
    // The score counts up immediately, because it was never negative.
    ['Green', 1],
  ] as const) {
    await tapNext(page, color);
    await expect(score(page)).toHaveText(`Score: ${points}`);
  }
});

test('a round without taps is not stored, and the next one is', async ({ page, person }) => {
  await visitGame(page, 'focus');
  // The first round is over, and the second one has just started.
  await pass(page, 33_000);
  await expect(score(page)).toHaveText('Score: 0');
  await tapNext(page, 'Green');
  await expect(score(page)).toHaveText('Score: 1');
  await pass(page, ROUND_MS);
  await expect(lastRound(page)).toContainText('Last round: 1 point, level 1.');
  await settled(page);
  expect(await storedRounds(page, person.userId, 'focus')).toMatchObject([{ score: 1 }]);
});

test('the game pauses when the page is hidden, and says so', async ({ page, person: _ }) => {
  await visitGame(page, 'focus');
  await nextCircle(page, 'Green');
  await page.keyboard.press('Space');
  await expect(score(page)).toHaveText('Score: 1');
  await setHidden(page, true);
  await setHidden(page, false);
  const said = page.getByText('The game is paused because this page was out of view.');
  await expect(said).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'You had 1 point.' })).toHaveCount(1);
  await expect(circles(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(said).toBeHidden();
  await pass(page, 1_100);
  await expect(circles(page).first()).toBeVisible();
});

test('a game opened in the background waits until somebody is there', async ({
  page,
  person: _,
}) => {
  await setHidden(page, true);
  await visitGame(page, 'focus');
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(
    page.getByText('The game is paused because this page was out of view.'),
  ).toBeVisible();
  await setHidden(page, false);
});

test('before the rule switches, the empty field shows the new one', async ({ page, person }) => {
  await pinLevel(page, person.userId, 'focus', 6);
  await visitGame(page, 'focus');
  const words = page
    .getByRole('group', { name: 'Playing field' })
    .getByText('Now tap the red circles');
  await expect(words).toHaveCount(0);
  // The fifteenth circle disappears after 13 s, and the next one appears after almost 16 s.
  await pass(page, 13_300);
  await expect(words).toBeVisible();
  await expect(circles(page)).toHaveCount(0);
  await pass(page, 2_600);
  await expect(words).toHaveCount(0);
});
