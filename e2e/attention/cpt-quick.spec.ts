import { expect, type Page } from '../fixtures.ts';
import {
  feedback,
  lettersCome,
  passUntil,
  passUntilFocused,
  passUntilVisible,
  press,
  seen,
  stage,
  startLetters,
  storedRuns,
  summary,
  targetComes,
  visitCpt,
  watchLetters,
  watchPosts,
} from '../support/attention.ts';
import { currentMs, pass, settled } from '../support/clock.ts';
import { test } from '../warm.ts';

const PRESS = '/api/focus/cpt';
const SUMMARY = '/api/focus/cpt-summary';

const secondsLeft = (page: Page) => page.getByRole('progressbar', { name: 'Seconds left' });

/** Lets the rest of the 30 s pass. The first letter appeared `sinceMs` ago. */
const finish = async (page: Page, sinceMs: number): Promise<void> => {
  await pass(page, 29_500 - sinceMs);
  await expect(feedback(page)).toHaveText('Correct');
  await expect(secondsLeft(page)).toHaveAttribute('aria-valuenow', '1');
  await pass(page, 1_000);
  await expect(feedback(page)).toHaveText('Test stopped');
  await expect(secondsLeft(page)).toHaveAttribute('aria-valuenow', '0');
};

/** Advances the clock until the page shows a verdict on a press. The page judges presses once per frame. */
const judged = (page: Page, verdict: RegExp): Promise<void> =>
  passUntil(page, async () => verdict.test((await feedback(page).textContent()) ?? ''));

test('a quick run by keyboard gives feedback and a summary, and sends both', async ({
  page,
  person,
}) => {
  const posts = watchPosts(page);
  await visitCpt(page);
  await page.getByLabel('Difficulty').selectOption('easy');
  await watchLetters(page);
  const startButton = page.getByRole('button', { name: 'Start', exact: true });
  await startButton.focus();
  await page.keyboard.press('Enter');
  await passUntilFocused(page, stage(page));
  await expect(startButton).toBeHidden();
  await passUntilVisible(page, feedback(page).getByText('once to begin'));
  await page.keyboard.press('x');
  await lettersCome(page, 1);
  const beganMs = await currentMs(page);
  await expect(secondsLeft(page)).toHaveAttribute('aria-valuenow', '30');

  await page.keyboard.press('q');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(stage(page), 'Space and Enter neither scroll nor press').toBeFocused();
  await expect(feedback(page)).toHaveText('');
  await page.keyboard.press('x');
  await judged(page, /^Incorrect$/);
  await targetComes(page);
  await page.keyboard.down('X');
  // Send the key a second time, as the keyboard does while a key is pressed.
  await page.keyboard.down('X');
  await page.keyboard.up('X');
  await judged(page, /^Correct$/);
  await finish(page, (await currentMs(page)) - beganMs);
  await expect(page.getByRole('heading', { name: 'Test Summary' })).toBeFocused();
  await expect(summary(page)).toContainText('The 30 seconds are over.');
  await expect(summary(page)).toContainText('Total responses2');
  await expect(summary(page)).toContainText('Correct1');
  await expect(summary(page)).toContainText('Incorrect1');
  await expect(summary(page)).toContainText('Accuracy50%');
  expect((await seen(page)).letters).toContain('AX');

  await settled(page);
  expect(await storedRuns(page, person.userId, 'cpt')).toHaveLength(1);
  const [run] = await storedRuns(page, person.userId, 'cpt');
  expect(run).toMatchObject({ mode: 'quick', difficulty: 'easy', interrupted: false });
  expect(run?.score).toMatchObject({ total: 2, correct: 1, accuracy: 50 });
  expect(run?.timing).toMatchObject({ input: 'key' });
  const pressed = posts.filter(({ path }) => path === PRESS);
  expect(pressed[1]?.body).toMatchObject({
    userId: person.userId,
    shownLetter: 'X',
    isCorrect: true,
  });
  expect(Array.from(Object(pressed[1]?.body.sequence)).slice(-2)).toEqual(['A', 'X']);
  const summaries = posts.filter(({ path }) => path === SUMMARY);
  expect(summaries).toHaveLength(1);
  expect(summaries[0]?.body).toMatchObject({ total: 2, correct: 1, incorrect: 1, accuracy: 50 });

  await press(page, 'Start');
  await expect(summary(page), 'a start clears what there was').toBeHidden();
  await expect(feedback(page)).toHaveText('');
});

test('a run stopped without a press says so and shows no percentage', async ({
  page,
  person: _,
}) => {
  await visitCpt(page);
  await press(page, 'Start');
  await press(page, 'Stop');
  await expect(summary(page)).toContainText('You stopped the test early.');
  await expect(summary(page)).toContainText('Accuracyno answers');
  await expect(summary(page)).toContainText('You didn’t press anything. Press the x key');
  await expect(summary(page)).not.toContainText('%');
});

test('Stop ends a run immediately, and another difficulty restarts it', async ({
  page,
  person,
}) => {
  const posts = watchPosts(page);
  await visitCpt(page);
  await watchLetters(page);
  await startLetters(page, 'Start');
  await expect(page.getByLabel('Mode'), 'another mode would end it').toBeDisabled();
  await lettersCome(page, 2);
  await page.keyboard.press('x');
  await judged(page, /orrect$/);
  await page.getByLabel('Difficulty').focus();
  await page.getByLabel('Difficulty').selectOption('hard');
  await expect(feedback(page)).toHaveText('');
  await expect(page.getByText('About three letters a second.')).toBeVisible();
  const before = (await seen(page)).count;
  await lettersCome(page, before + 7);
  await page.keyboard.press('x');
  // The key works immediately after choosing a difficulty, without another click.
  await judged(page, /orrect$/);
  await press(page, 'Stop');
  await expect(feedback(page)).toHaveText('Test stopped');
  await expect(page.getByLabel('Mode')).toBeEnabled();
  await expect(summary(page)).toContainText('Total responses1');
  await expect(page.getByRole('button', { name: 'X', exact: true })).toBeDisabled();
  await page.keyboard.press('x');
  await expect(feedback(page), 'a press after the end counts for nothing').toHaveText(
    'Test stopped',
  );
  await settled(page);
  expect(await storedRuns(page, person.userId, 'cpt')).toHaveLength(2);
  const runs = await storedRuns(page, person.userId, 'cpt');
  expect(runs.map(({ difficulty, interrupted }) => [difficulty, interrupted])).toEqual([
    ['hard', true],
    ['medium', true],
  ]);
  expect(posts.filter(({ path }) => path === SUMMARY)).toHaveLength(1);
});
