import { expect, type Page, test } from '../fixtures.ts';
import {
  letterShows,
  openCpt,
  press,
  setHidden,
  storedRuns,
  watchPosts,
} from '../support/attention.ts';
import {
  button,
  openTests,
  openTestsOnClock,
  sightOf,
  startWatched,
  tests,
} from '../support/attention-tests.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { resume, untilFocused, untilVisible } from '../support/standing-clock.ts';

const EARLY = 'The test was stopped before its end.';
const field = (page: Page) => tests(page).getByLabel('Digits', { exact: true });

/** Gives one answer to the first word, and waits for the verdict. */
const answerOnce = async (page: Page): Promise<void> => {
  const { number } = await sightOf(page, ({ on }) => on !== '');
  await page.keyboard.press('1');
  await sightOf(page, ({ says }) => /orrect$/.test(says), number);
};

/** Types a digit when it is time to, and presses Submit with the mouse. */
const typeOnce = async (page: Page): Promise<void> => {
  await untilFocused(page, field(page));
  await page.keyboard.type('1');
  await button(page, 'Submit').click();
  await sightOf(page, ({ says }) => /orrect/.test(says));
};

/** Presses pads until the sequence is over. */
const repeatOnce = async (page: Page): Promise<void> => {
  await untilVisible(page, tests(page).getByText('Your turn', { exact: true }));
  for (const key of ['1', '2', '3', '4']) await page.keyboard.press(key);
  await sightOf(page, ({ says }) => /orrect$/.test(says));
};

const ANSWERS = { stroop: answerOnce, 'digit-span': typeOnce, simon: repeatOnce } as const;

for (const choice of ['stroop', 'digit-span', 'simon'] as const) {
  test(`a full ${choice} that is stopped early is kept as interrupted, and says so`, async ({
    page,
    person,
  }) => {
    await openTestsOnClock(page, { test: choice, mode: 'full' });
    await startWatched(page);
    await ANSWERS[choice](page);
    await expect(button(page, 'Stop'), 'one tap ends no long test').toHaveCount(0);
    await button(page, 'Pause').click();
    await button(page, 'Stop').click();
    await resume(page);
    await expect(tests(page).getByText(EARLY)).toBeVisible();
    await expect.poll(() => storedRuns(page, person.userId, choice)).toHaveLength(1);
    const [run] = await storedRuns(page, person.userId, choice);
    expect(run).toMatchObject({ mode: 'full', interrupted: true });
    // Typed, and then submitted by mouse.
    expect(run?.timing.input).toBe(choice === 'digit-span' ? 'mixed' : 'key');
  });
}

test('a full CPT that is stopped early is kept as interrupted, and says so', async ({
  page,
  person,
}) => {
  await openCpt(page);
  await page.getByLabel('Mode').selectOption('full');
  await press(page, 'Start without practice');
  await letterShows(page);
  await press(page, 'Pause');
  await press(page, 'Stop');
  await expect(page.getByText(EARLY)).toBeVisible();
  await expect.poll(() => storedRuns(page, person.userId, 'cpt')).toHaveLength(1);
  expect((await storedRuns(page, person.userId, 'cpt'))[0]).toMatchObject({ interrupted: true });
});

test('leaving the tab ends a quick Stroop kindly; the run is kept and marked', async ({
  page,
  person,
}) => {
  await openTests(page);
  await startWatched(page);
  await answerOnce(page);
  await setHidden(page, true);
  await setHidden(page, false);
  await expect(tests(page).getByText(/^This page was left while the test ran/)).toBeVisible();
  await expect.poll(() => storedRuns(page, person.userId, 'stroop')).toHaveLength(1);
  expect((await storedRuns(page, person.userId, 'stroop'))[0]).toMatchObject({ interrupted: true });
});

test('closing the page keeps the run of a test, and that of the CPT', async ({
  page,
  context,
  person,
}) => {
  await openTests(page, { test: 'simon', mode: 'full' });
  await startWatched(page);
  await repeatOnce(page);
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  await next.goto('/features/focus-mood-tracker/tests');
  await expect(
    tests(next).getByText('A full Simon that you left is kept as interrupted. It does not count.'),
  ).toBeVisible();
  await expect(tests(next).getByLabel('Test', { exact: true })).toHaveValue('simon');
  await expect(tests(next).getByLabel('Mode')).toHaveValue('full');
  await openCpt(next);
  await expect.poll(() => storedRuns(next, person.userId, 'simon')).toHaveLength(1);
  expect((await storedRuns(next, person.userId, 'simon'))[0]).toMatchObject({ interrupted: true });
  await press(next, 'Start');
  await letterShows(next);
  await next.close({ runBeforeUnload: true });
  const last = await context.newPage();
  await last.goto('/dashboard');
  await expect.poll(() => storedRuns(last, person.userId, 'cpt')).toHaveLength(1);
  expect((await storedRuns(last, person.userId, 'cpt'))[0]).toMatchObject({ interrupted: true });
});

test('logging out right after a run sends it first', async ({ page, person: _ }) => {
  const posts = watchPosts(page);
  await openTests(page);
  await startWatched(page);
  await answerOnce(page);
  await button(page, 'Stop').click();
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  const runs = posts.filter(({ path }) => path.startsWith('/api/attention/runs/'));
  expect(runs).toMatchObject([{ body: { instrument: 'stroop', interrupted: false } }]);
});

for (const [choice, kept] of [
  ['digit-span', 'digit-span'],
  ['simon', 'simon'],
] as const) {
  test(`${choice} without a connection at its end is sent later, once`, async ({
    page,
    context,
    person,
    allowErrors,
  }) => {
    allowErrors(NO_ANSWER);
    const posts = watchPosts(page);
    await openTestsOnClock(page, { test: choice, difficulty: 'easy' });
    await startWatched(page);
    await sightOf(page, ({ on }) => on !== '');
    await context.setOffline(true);
    await ANSWERS[choice](page);
    await button(page, 'Stop').click();
    await resume(page);
    await expect(page.getByText('2 entries waiting to send')).toBeVisible();
    expect(posts).toEqual([]);
    await context.setOffline(false);
    await expect.poll(() => storedRuns(page, person.userId, kept)).toHaveLength(1);
    await expect(page.getByText(/waiting to send/)).toHaveCount(0);
    expect(posts.map(({ path }) => path).filter((path) => path.includes('/attention/'))).toEqual([
      `/api/attention/${choice}/${person.userId}`,
      `/api/attention/runs/${person.userId}`,
    ]);
  });
}
