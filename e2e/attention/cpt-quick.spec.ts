import { expect, type Page, test } from '../fixtures.ts';
import {
  feedback,
  openCpt,
  press,
  seen,
  stage,
  storedRuns,
  summary,
  targetComes,
  watchLetters,
  watchPosts,
} from '../support/attention.ts';
import { resume, standStill, until, untilFocused, untilMs } from '../support/standing-clock.ts';

const PRESS = '/api/focus/cpt';
const SUMMARY = '/api/focus/cpt-summary';

const secondsLeft = (page: Page) => page.getByRole('progressbar', { name: 'Seconds left' });

/** Opens the test on a clock that stands still, and has each letter noted. */
const openEasyOnClock = async (page: Page): Promise<void> => {
  await page.clock.install();
  await openCpt(page);
  await page.getByLabel('Difficulty').selectOption('easy');
  await watchLetters(page);
  await standStill(page);
};

/** Lets the rest of the 30 seconds go by, of which the first letter came at `beganMs`. */
const finish = async (page: Page, beganMs: number): Promise<void> => {
  await untilMs(page, beganMs + 29_500);
  await expect(feedback(page)).toHaveText('Correct');
  await expect(secondsLeft(page)).toHaveAttribute('aria-valuenow', '1');
  await untilMs(page, beganMs + 30_500);
  await expect(feedback(page)).toHaveText('Test stopped');
  await expect(secondsLeft(page)).toHaveAttribute('aria-valuenow', '0');
  await resume(page);
};

/** Waits until a press is judged, which is done frame by frame. */
const judged = (page: Page, verdict: 'Correct' | 'Incorrect'): Promise<void> =>
  until(page, async () => (await feedback(page).textContent()) === verdict);

const nowMs = (page: Page): Promise<number> => page.evaluate(() => performance.now());

test('a quick run by keyboard, to its end: feedback, summary, and what is sent', async ({
  page,
  person,
}) => {
  const posts = watchPosts(page);
  await openEasyOnClock(page);
  const startButton = page.getByRole('button', { name: 'Start', exact: true });
  await startButton.focus();
  await page.keyboard.press('Enter');
  await untilFocused(page, stage(page));
  await expect(startButton).toBeHidden();
  await until(page, async () => (await seen(page)).count === 1);
  const beganMs = await nowMs(page);
  await expect(secondsLeft(page)).toHaveAttribute('aria-valuenow', '30');

  await page.keyboard.press('q');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(stage(page), 'Space and Enter neither scroll nor press').toBeFocused();
  await expect(feedback(page)).toHaveText('');
  await page.keyboard.press('x');
  await judged(page, 'Incorrect');
  await targetComes(page);
  await page.keyboard.down('X');
  // A key that is held down sends itself again.
  await page.keyboard.down('X');
  await page.keyboard.up('X');
  await judged(page, 'Correct');
  const sent = () => posts.filter(({ path }) => path === PRESS).length;
  await until(page, async () => sent() === 2);

  await finish(page, beganMs);
  await expect(page.getByRole('heading', { name: 'Test Summary' })).toBeFocused();
  await expect(summary(page)).toContainText('The test ran to its end.');
  await expect(summary(page)).toContainText('Total responses2');
  await expect(summary(page)).toContainText('Correct1');
  await expect(summary(page)).toContainText('Incorrect1');
  await expect(summary(page)).toContainText('Accuracy50%');
  expect((await seen(page)).letters).toContain('AX');

  await expect.poll(() => storedRuns(page, person.userId, 'cpt')).toHaveLength(1);
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

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });

  test('a quick run by touch, to its end', async ({ page, person }) => {
    await openEasyOnClock(page);
    await page.getByRole('button', { name: 'Start', exact: true }).tap();
    await until(page, async () => (await seen(page)).count === 1);
    const beganMs = await nowMs(page);
    const x = page.getByRole('button', { name: 'X', exact: true });
    await expect(x).toBeEnabled();
    await expect(x).toBeInViewport();
    await targetComes(page);
    await x.tap();
    await judged(page, 'Correct');
    await finish(page, beganMs);
    await expect(summary(page)).toContainText('Accuracy100%');
    await expect.poll(() => storedRuns(page, person.userId, 'cpt')).toHaveLength(1);
    const [run] = await storedRuns(page, person.userId, 'cpt');
    expect(run?.timing).toMatchObject({ input: 'touch' });
    expect(run?.score).toMatchObject({ total: 1, correct: 1 });
  });
});

test('a run that was stopped without a press says so, and gives no share', async ({
  page,
  person: _,
}) => {
  await openCpt(page);
  await press(page, 'Start');
  await press(page, 'Stop');
  await expect(summary(page)).toContainText('You stopped the test before its end.');
  await expect(summary(page)).toContainText('Accuracyno answers');
  await expect(summary(page)).not.toContainText('%');
});

test('Stop ends it at once, and another difficulty begins it anew', async ({ page, person }) => {
  const posts = watchPosts(page);
  await openCpt(page);
  await watchLetters(page);
  await press(page, 'Start');
  await expect(page.getByLabel('Mode'), 'another mode would end it').toBeDisabled();
  await expect.poll(async () => (await seen(page)).count).toBeGreaterThan(1);
  await page.keyboard.press('x');
  await expect(feedback(page)).toHaveText(/orrect$/);
  await page.getByLabel('Difficulty').focus();
  await page.getByLabel('Difficulty').selectOption('hard');
  await expect(feedback(page)).toHaveText('');
  await expect(page.getByText('About three letters a second.')).toBeVisible();
  const before = (await seen(page)).count;
  await expect.poll(async () => (await seen(page)).count - before).toBeGreaterThan(6);
  await page.keyboard.press('x');
  await expect(feedback(page), 'the key answers without another click after a choice').toHaveText(
    /orrect$/,
  );
  await press(page, 'Stop');
  await expect(feedback(page)).toHaveText('Test stopped');
  await expect(page.getByLabel('Mode')).toBeEnabled();
  await expect(summary(page)).toContainText('Total responses1');
  await expect(page.getByRole('button', { name: 'X', exact: true })).toBeDisabled();
  await page.keyboard.press('x');
  await expect(feedback(page), 'a press after the end counts for nothing').toHaveText(
    'Test stopped',
  );
  await expect.poll(() => storedRuns(page, person.userId, 'cpt')).toHaveLength(2);
  const runs = await storedRuns(page, person.userId, 'cpt');
  expect(runs.map(({ difficulty, interrupted }) => [difficulty, interrupted])).toEqual([
    ['hard', true],
    ['medium', true],
  ]);
  expect(posts.filter(({ path }) => path === SUMMARY)).toHaveLength(1);
});
