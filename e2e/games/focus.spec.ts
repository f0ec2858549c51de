import type { Locator } from '@playwright/test';
import { expect, type Page } from '../fixtures.ts';
import { passUntil, setHidden } from '../support/attention.ts';
import { pass, reload, settled } from '../support/clock.ts';
import {
  byKeys,
  keptRounds,
  lastRound,
  nextCircle,
  pinLevel,
  visitGame,
} from '../support/games.ts';
import { pressByReader } from '../support/screen-reader.ts';
import { test } from '../warm.ts';

/** Longer than a round. */
const ROUND_MS = 32_000;

const circles = (page: Page): Locator =>
  page.getByRole('group', { name: 'Field' }).getByRole('button');
const score = (page: Page): Locator => page.getByText(/^Score: /);
const tapNext = async (page: Page, color: 'Green' | 'Red'): Promise<void> => {
  const { x, y } = await nextCircle(page, color);
  await page.mouse.click(x, y);
};

test('by mouse, to the end of a round; Pause and Start each reset', async ({ page, person }) => {
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
  const [round] = await keptRounds(page, person.userId, 'focus');
  expect(round?.score).toBeGreaterThan(0);
  await expect(lastRound(page)).toContainText(`Last round: ${round?.score} point`);
  await reload(page);
  await expect(lastRound(page)).toContainText(`Last round: ${round?.score} point`);
});

test('by keyboard, at a level that ends: Space taps the newest, and Play Again begins another round', async ({
  page,
  person,
}) => {
  await visitGame(page, 'focus');
  await page.getByLabel('Level', { exact: true }).selectOption('Stay at level 2');
  await byKeys(page.getByRole('button', { name: 'Play level 2' }));
  await expect(page.getByText('A round has 30 circles.')).toBeVisible();
  await page.getByRole('button', { name: 'Tap the newest' }).focus();
  for (let tap = 1; tap <= 3; tap += 1) {
    await nextCircle(page, 'Green');
    await page.keyboard.press('Space');
    await expect(score(page)).toHaveText(`Score: ${tap}`);
  }
  await pass(page, ROUND_MS);
  const end = page.getByRole('heading', { name: /^This round is over: / });
  await expect(end).toBeFocused();
  await settled(page);
  expect(await keptRounds(page, person.userId, 'focus')).toMatchObject([{ level: 2 }]);
  await byKeys(page.getByRole('button', { name: 'Play Again' }));
  await expect(end).toBeHidden();
  await expect(score(page)).toHaveText('Score: 0');
  await pass(page, 1_100);
  await expect(circles(page).first()).toBeVisible();
});

test('a key answers once, as it goes down: Space on the whole page, Space and Enter on the button', async ({
  page,
  person: _,
}) => {
  await visitGame(page, 'focus');
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
    await page.keyboard.down(key);
    await pass(page, 150);
    await page.keyboard.up(key);
    points += 1;
    await expect(score(page)).toHaveText(`Score: ${points}`);
  }
});

test('a press by the screen reader of a phone taps one circle', async ({ page, person: _ }) => {
  await visitGame(page, 'focus');
  await passUntil(page, async () => (await circles(page).count()) === 1, 50);
  // The click comes when the next circle, a second later, is there long enough to be seen.
  await pass(page, 850);
  await pressByReader(page.getByRole('button', { name: 'Tap the newest' }));
  await expect(circles(page)).toHaveCount(1);
});

test('a red one takes a point away, and the score stays at 0 or above', async ({
  page,
  person: _,
}) => {
  await visitGame(page, 'focus');
  for (const [color, points] of [
    ['Green', 1],
    ['Red', 0],
    ['Red', 0],
    // Nothing is owed from below 0.
    ['Green', 1],
  ] as const) {
    await tapNext(page, color);
    await expect(score(page)).toHaveText(`Score: ${points}`);
  }
});

test('nothing is kept of a round in which nobody tapped, and the next one is', async ({
  page,
  person,
}) => {
  await visitGame(page, 'focus');
  // The first round is over, and the second one is in its first seconds.
  await pass(page, 33_000);
  await expect(score(page)).toHaveText('Score: 0');
  await tapNext(page, 'Green');
  await expect(score(page)).toHaveText('Score: 1');
  await pass(page, ROUND_MS);
  await expect(lastRound(page)).toContainText('Last round: 1 point, level 1.');
  await settled(page);
  expect(await keptRounds(page, person.userId, 'focus')).toMatchObject([{ score: 1 }]);
});

test('it pauses when the page is hidden, and says so', async ({ page, person: _ }) => {
  await visitGame(page, 'focus');
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
  await pass(page, 1_100);
  await expect(circles(page).first()).toBeVisible();
});

test('opened in the background, it waits until somebody is there', async ({ page, person: _ }) => {
  await setHidden(page, true);
  await visitGame(page, 'focus');
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(page.getByText('The game is paused, because this page was hidden.')).toBeVisible();
  await setHidden(page, false);
});

test('before the rule turns round, the empty field says the other one', async ({
  page,
  person,
}) => {
  await pinLevel(page, person.userId, 'focus', 6);
  await visitGame(page, 'focus');
  const words = page.getByRole('group', { name: 'Field' }).getByText('Now tap the red circles');
  await expect(words).toHaveCount(0);
  // The fifteenth goes after 13 seconds, and the next one comes after almost 16.
  await pass(page, 13_300);
  await expect(words).toBeVisible();
  await expect(circles(page)).toHaveCount(0);
  await pass(page, 2_600);
  await expect(words).toHaveCount(0);
});
