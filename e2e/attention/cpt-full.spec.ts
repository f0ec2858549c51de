import {
  expect,
  expectAccessible,
  expectAccessibleInThemes,
  type Page,
  test,
} from '../fixtures.ts';
import {
  feedback,
  letterShows,
  openCpt,
  press,
  setHidden,
  stage,
  storedRuns,
  watchPosts,
} from '../support/attention.ts';

/** From the start of a stretch to its first letter, and then 80 letters. */
const PART = '02:04';

const chooseFull = async (page: Page): Promise<void> => {
  await openCpt(page);
  await page.getByLabel('Mode').selectOption('full');
};

/** Lets somebody answer who presses x 400 ms after each target; on the clock of the test. */
const answerTargets = (page: Page): Promise<void> =>
  stage(page).evaluate((element) => {
    let shown = '';
    const look = (): void => {
      const on = [...element.querySelectorAll('span')].find(({ style }) => style.opacity === '1');
      if (on === undefined) return;
      shown += on.textContent;
      const answer = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }));
      if (shown.endsWith('AX')) setTimeout(answer, 400);
    };
    new MutationObserver(look).observe(element, { subtree: true, attributeFilter: ['style'] });
  });

/** Starts what the button says, and answers in it. */
const startWith = async (page: Page, name: string): Promise<void> => {
  await press(page, name);
  await expect(stage(page)).toBeFocused();
  await answerTargets(page);
};

/** The value of a measure on the page of results. */
const measure = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('..').getByRole('definition').first();

test('a full run: practice, a pause, five parts with breaks, and each number explained', async ({
  page,
  person,
}) => {
  test.setTimeout(180_000);
  const posts = watchPosts(page);
  await page.clock.install();
  await chooseFull(page);
  await expect(page.getByRole('img', { name: /A then X: press/ })).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await startWith(page, 'Practice');
  await page.clock.runFor('00:33');
  await expect(page.getByRole('heading', { name: 'Practice is over' })).toBeFocused();
  await expect(page.getByText('You found 7 of 7 targets.')).toBeVisible();

  await startWith(page, 'Start the test');
  await expect(page.getByRole('heading', { name: 'Part 1 of 5' })).toBeVisible();
  await page.clock.runFor('00:30');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Paused in part 1 of 5' })).toBeFocused();
  await page.clock.fastForward('01:00:00');
  await startWith(page, 'Continue');
  await page.clock.runFor(PART);
  for (const part of [1, 2, 3, 4]) {
    await expect(page.getByRole('heading', { name: `Part ${part} of 5 is done` })).toBeFocused();
    await startWith(page, 'Continue');
    await expect(feedback(page)).toHaveText('');
    await page.clock.runFor(PART);
  }
  await expect(page.getByRole('heading', { name: 'Your results' })).toBeFocused();
  await expect(measure(page, 'Targets without a press')).toHaveText(/^[01] of 1(39|40) \([01]%\)$/);
  await expect(measure(page, 'Presses on other pairs')).toHaveText(/^0 of (59|60) \(0%\)$/);
  await expect(measure(page, 'Mean reaction time')).toHaveText(/^\d{3} ms$/);
  await expect(
    page.getByText(/It includes about 4 to 20 ms from the browser, and more from your keyboard/),
  ).toBeVisible();
  await expect(page.getByText(/It is not a diagnosis/)).toBeVisible();
  await page.getByText('More figures').click();
  await expect(measure(page, 'Screen drawn late')).toHaveText(/^\d+ of \d+ \(\d+%\)$/);
  await expect(page.getByText(/Each reaction time includes about 4 to 20 ms/)).toBeVisible();
  await page.clock.resume();
  await expectAccessibleInThemes(page);
  await expect.poll(() => storedRuns(page, person.userId, 'cpt')).toHaveLength(1);
  const [run] = await storedRuns(page, person.userId, 'cpt');
  expect(run).toMatchObject({ mode: 'full', interrupted: false });
  expect(run?.score).toMatchObject({ mode: 'full', commissions: 0 });
  // On a clock that jumps, sending may be taken for stuck and be repeated: under the same id.
  expect(new Set(posts.map(({ body }) => body.id))).toEqual(new Set([run?.id]));
});

test('stopped after a few letters: what there is, and in one sentence for what there is too little', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await chooseFull(page);
  await expectAccessible(page);
  await press(page, 'Start without practice');
  await expect(stage(page)).toBeFocused();
  await letterShows(page);
  await expectAccessible(page);
  await setHidden(page, true);
  await setHidden(page, false);
  await expect(page.getByRole('heading', { name: 'Paused in part 1 of 5' })).toBeFocused();
  await expect(page.getByText(/so the test is paused. You can go on./)).toBeVisible();
  await press(page, 'Stop');
  await expect(page.getByRole('heading', { name: /Test stopped/ })).toBeFocused();
  await expect(
    page.getByText(
      /^Not enough trials for: .*mean reaction time.*telling targets apart.*slow answers/,
    ),
  ).toBeVisible();
  await expect.poll(() => storedRuns(page, person.userId, 'cpt')).toHaveLength(1);
  const [run] = await storedRuns(page, person.userId, 'cpt');
  expect(run).toMatchObject({ mode: 'full', interrupted: true });
  expect(run?.score).toMatchObject({ dPrime: null, reactionMeanMs: null, tauMs: null });
  await page.getByText('More figures').click();
  await expect(measure(page, 'Extra presses')).toHaveText('0');
  await press(page, 'New test');
  await expect(page.getByRole('button', { name: 'Practice', exact: true })).toBeVisible();
});

test('a practice that is ended early is judged by what came', async ({ page, person: _ }) => {
  await chooseFull(page);
  await press(page, 'Practice');
  await letterShows(page);
  await expect(page.getByText('Escape ends the practice.')).toBeVisible();
  await press(page, 'End practice');
  await expect(page.getByRole('heading', { name: 'Practice ended' })).toBeFocused();
  await expect(
    page.getByText('The practice ended early. You can practice again, or start the test.'),
  ).toBeVisible();
});

test('a full run that a reload ended is told of, and the mode stays', async ({ page, person }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await chooseFull(page);
  await press(page, 'Start without practice');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0);
  await letterShows(page);
  await page.reload();
  await expect(
    page.getByText('A full CPT that you left at part 1 is kept as interrupted. It does not count.'),
  ).toBeVisible();
  await expect(page.getByLabel('Mode')).toHaveValue('full');
  await expect.poll(() => storedRuns(page, person.userId, 'cpt')).toHaveLength(1);
  await press(page, 'Start without practice');
  await expect(page.getByText(/that you left at part 1/)).toHaveCount(0);
});
