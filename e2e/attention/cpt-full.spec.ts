import { expect, expectAccessible, type Page } from '../fixtures.ts';
import {
  feedback,
  letterShows,
  press,
  setHidden,
  stage,
  startLetters,
  storedRuns,
  visitCpt,
  watchPosts,
} from '../support/attention.ts';
import { pass, reload, settled, sleep } from '../support/clock.ts';
import { test } from '../warm.ts';

/** The length of a part: the time until its first letter, plus 80 letters. */
const PART_MS = 124_000;

const chooseFull = async (page: Page): Promise<void> => {
  await visitCpt(page);
  await page.getByLabel('Mode').selectOption('full');
};

/** Simulates a person who presses x 400 ms after each target, on the page's clock. */
const answerTargets = (page: Page): Promise<void> =>
  stage(page).evaluate((element) => {
    let shown = '';
    const look = (): void => {
      const on = [...element.querySelectorAll('span')].find(({ style }) => style.opacity === '1');
      if (on === undefined) return;
      shown += on.textContent;
      const answer = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }));
      if (shown.endsWith('AX')) journeyControls.clock.after(400, answer);
    };
    new MutationObserver(look).observe(element, { subtree: true, attributeFilter: ['style'] });
  });

/** Presses this button to start and then answers the targets. */
const startWith = async (page: Page, name: string): Promise<void> => {
  await (name === 'Practice' ? startLetters : press)(page, name);
  await expect(stage(page)).toBeFocused();
  await answerTargets(page);
};

/** The value of a measure on the results page. */
const measure = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('..').getByRole('definition').first();

test('a full run has practice, a pause, five parts with breaks, and an explanation of each number', async ({
  page,
  person,
}) => {
  const posts = watchPosts(page);
  await chooseFull(page);
  await expect(page.getByRole('img', { name: /A then X: press/ })).toBeVisible();
  await startWith(page, 'Practice');
  await pass(page, 33_000);
  await expect(page.getByRole('heading', { name: 'Practice is over' })).toBeFocused();
  await expect(page.getByText('You found 7 of 7 targets.')).toBeVisible();

  await startWith(page, 'Start the test');
  await expect(page.getByRole('heading', { name: 'Part 1 of 5' })).toBeVisible();
  await pass(page, 30_000);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Paused in part 1 of 5' })).toBeFocused();
  await sleep(page, 3_600_000);
  await startWith(page, 'Continue');
  await pass(page, PART_MS);
  for (const part of [1, 2, 3, 4]) {
    await expect(page.getByRole('heading', { name: `Part ${part} of 5 is done` })).toBeFocused();
    await startWith(page, 'Continue');
    await expect(feedback(page)).toHaveText('');
    await pass(page, PART_MS);
  }
  await expect(page.getByRole('heading', { name: 'Your results' })).toBeFocused();
  await expect(measure(page, 'Targets without a press')).toHaveText(/^[01] of 1(39|40) \([01]%\)$/);
  await expect(measure(page, 'Presses after other pairs')).toHaveText(/^0 of (59|60) \(0%\)$/);
  await expect(measure(page, 'Mean reaction time')).toHaveText(/^\d{3} ms$/);
  await expect(
    page.getByText(
      /This time includes a delay of about 4 to 20 ms from the browser, plus more from your keyboard/,
    ),
  ).toBeVisible();
  await expect(page.getByText(/It’s not a diagnosis/)).toBeVisible();
  await page.getByText('More numbers').click();
  await expect(measure(page, 'Late screen updates')).toHaveText(/^\d+ of \d+ \(\d+%\)$/);
  await expect(
    page.getByText(/Each reaction time includes a delay of about 4 to 20 ms/),
  ).toBeVisible();
  await expectAccessible(page);
  await settled(page);
  expect(await storedRuns(page, person.userId, 'cpt')).toHaveLength(1);
  const [run] = await storedRuns(page, person.userId, 'cpt');
  expect(run).toMatchObject({ mode: 'full', interrupted: false });
  expect(run?.score).toMatchObject({ mode: 'full', commissions: 0 });
  // Because the clock skips a long time, the app may consider a request stuck and repeat it with the same id.
  expect(new Set(posts.map(({ body }) => body.id))).toEqual(new Set([run?.id]));
});

test('a full run stopped after a few letters shows what it measured and names what it could not', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await chooseFull(page);
  await expectAccessible(page);
  await startLetters(page, 'Start without practice');
  await expect(stage(page)).toBeFocused();
  await letterShows(page);
  await expectAccessible(page);
  await setHidden(page, true);
  await setHidden(page, false);
  await expect(page.getByRole('heading', { name: 'Paused in part 1 of 5' })).toBeFocused();
  await expect(page.getByText(/so the test is paused. You can continue./)).toBeVisible();
  await press(page, 'Stop');
  await expect(page.getByRole('heading', { name: /Test stopped/ })).toBeFocused();
  await expect(
    page.getByText(
      /^There weren’t enough answers to work these out: .*Mean reaction time.*Telling targets apart.*Slow answers/,
    ),
  ).toBeVisible();
  await settled(page);
  expect(await storedRuns(page, person.userId, 'cpt')).toHaveLength(1);
  const [run] = await storedRuns(page, person.userId, 'cpt');
  expect(run).toMatchObject({ mode: 'full', interrupted: true });
  expect(run?.score).toMatchObject({ dPrime: null, reactionMeanMs: null, tauMs: null });
  await page.getByText('More numbers').click();
  await expect(measure(page, 'Extra presses')).toHaveText('0');
  await press(page, 'New test');
  await expect(page.getByRole('button', { name: 'Practice', exact: true })).toBeVisible();
});

test('a practice that ends early says so', async ({ page, person: _ }) => {
  await chooseFull(page);
  await startLetters(page, 'Practice');
  await letterShows(page);
  await expect(page.getByText('Escape ends the practice.')).toBeVisible();
  await press(page, 'End practice');
  await expect(page.getByRole('heading', { name: 'Practice ended' })).toBeFocused();
  await expect(
    page.getByText('The practice ended early. You can practice again, or start the test.'),
  ).toBeVisible();
});

test('after a reload the page mentions the interrupted full run and keeps the mode', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await chooseFull(page);
  await startLetters(page, 'Start without practice');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0);
  await letterShows(page);
  await reload(page);
  await expect(
    page.getByText(
      'You left a full CPT during part 1. It’s saved as interrupted and doesn’t count.',
    ),
  ).toBeVisible();
  await expect(page.getByLabel('Mode')).toHaveValue('full');
  await settled(page);
  expect(await storedRuns(page, person.userId, 'cpt')).toHaveLength(1);
  await press(page, 'Start without practice');
  await expect(page.getByText(/You left a full CPT during part 1/)).toHaveCount(0);
});
