import { PATIENCE_MS } from '#client/sync/outbox/delay.ts';
import { expect, type Page } from '../fixtures.ts';
import {
  letterShows,
  passUntilFocused,
  passUntilVisible,
  press,
  setHidden,
  startLetters,
  storedRuns,
  visitCpt,
  watchPosts,
} from '../support/attention.ts';
import { button, sightOf, startWatched, tests, visitTests } from '../support/attention-tests.ts';
import { pass, settled } from '../support/clock.ts';
import { field } from '../support/digit-span.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { test } from '../warm.ts';

const EARLY = 'The test stopped early, so it doesn’t count.';

/** Gives one answer to the first word and waits for the verdict. */
const answerOnce = async (page: Page): Promise<void> => {
  const { number } = await sightOf(page, 'on');
  await page.keyboard.press('1');
  await sightOf(page, /orrect$/, number);
};

/** Types a digit once the field has the focus, and clicks Submit. */
const typeOnce = async (page: Page): Promise<void> => {
  await passUntilFocused(page, field(page));
  await page.keyboard.type('1');
  await button(page, 'Submit').click();
  await sightOf(page, /orrect/);
};

/** Presses pads until the person's turn is over. */
const repeatOnce = async (page: Page): Promise<void> => {
  await passUntilVisible(page, tests(page).getByText('Your turn', { exact: true }));
  for (const key of ['1', '2', '3', '4']) await page.keyboard.press(key);
  await sightOf(page, /orrect$/);
};

const ANSWERS = { stroop: answerOnce, 'digit-span': typeOnce, simon: repeatOnce } as const;

for (const choice of ['stroop', 'digit-span', 'simon'] as const) {
  test(`a full ${choice} that is stopped early is saved as interrupted and says so`, async ({
    page,
    person,
  }) => {
    await visitTests(page, { test: choice, mode: 'full' });
    await startWatched(page);
    await ANSWERS[choice](page);
    await expect(button(page, 'Stop'), 'one tap does not end a long test').toHaveCount(0);
    await button(page, 'Pause').click();
    await button(page, 'Stop').click();
    await expect(tests(page).getByText(EARLY)).toBeVisible();
    await settled(page);
    expect(await storedRuns(page, person.userId, choice)).toHaveLength(1);
    const [run] = await storedRuns(page, person.userId, choice);
    expect(run).toMatchObject({ mode: 'full', interrupted: true });
    // Digit span was typed by keyboard but submitted by mouse.
    expect(run?.timing.input).toBe(choice === 'digit-span' ? 'mixed' : 'key');
  });
}

test('a full CPT that is stopped early is saved as interrupted and says so', async ({
  page,
  person,
}) => {
  await visitCpt(page);
  await page.getByLabel('Mode').selectOption('full');
  await startLetters(page, 'Start without practice');
  await letterShows(page);
  await press(page, 'Pause');
  await press(page, 'Stop');
  await expect(page.getByText(EARLY)).toBeVisible();
  await settled(page);
  expect(await storedRuns(page, person.userId, 'cpt')).toHaveLength(1);
  expect((await storedRuns(page, person.userId, 'cpt'))[0]).toMatchObject({ interrupted: true });
});

test('leaving the tab ends a quick Stroop kindly and saves the run as interrupted', async ({
  page,
  person,
}) => {
  await visitTests(page);
  await startWatched(page);
  await answerOnce(page);
  await setHidden(page, true);
  await setHidden(page, false);
  await expect(tests(page).getByText(/^You left this page during the test/)).toBeVisible();
  await settled(page);
  expect(await storedRuns(page, person.userId, 'stroop')).toHaveLength(1);
  expect((await storedRuns(page, person.userId, 'stroop'))[0]).toMatchObject({ interrupted: true });
});

test('logging out right after a run sends it first', async ({ page, person: _ }) => {
  const posts = watchPosts(page);
  await visitTests(page);
  await startWatched(page);
  await answerOnce(page);
  await button(page, 'Stop').click();
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  const runs = posts.filter(({ path }) => path.startsWith('/api/attention/runs/'));
  expect(runs).toMatchObject([{ body: { instrument: 'stroop', interrupted: false } }]);
});

for (const choice of ['digit-span', 'simon'] as const) {
  test(`a ${choice} that ended offline is sent later, once`, async ({
    page,
    context,
    person,
    allowErrors,
  }) => {
    allowErrors(NO_ANSWER);
    const posts = watchPosts(page);
    await visitTests(page, { test: choice, difficulty: 'easy' });
    await startWatched(page);
    await sightOf(page, 'on');
    await context.setOffline(true);
    await ANSWERS[choice](page);
    await button(page, 'Stop').click();
    await pass(page, PATIENCE_MS);
    await expect(page.getByText('2 entries waiting to be sent')).toBeVisible();
    expect(posts).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText(/waiting to be sent/)).toHaveCount(0);
    expect(await storedRuns(page, person.userId, choice)).toHaveLength(1);
    expect(posts.map(({ path }) => path).filter((path) => path.includes('/attention/'))).toEqual([
      `/api/attention/${choice}/${person.userId}`,
      `/api/attention/runs/${person.userId}`,
    ]);
  });
}
