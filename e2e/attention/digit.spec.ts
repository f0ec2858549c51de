import { expect, type Page, test } from '../fixtures.ts';
import { setHidden, storedRuns, watchPosts } from '../support/attention.ts';
import {
  button,
  expectLengths,
  lengthsMs,
  openTests,
  openTestsOnClock,
  resume,
  sightOf,
  sights,
  startWatched,
  tests,
  untilFocused,
  untilVisible,
} from '../support/attention-tests.ts';

const field = (page: Page) => tests(page).getByLabel('Digits', { exact: true });

/** The digits that came up since a moment, once the field is there. */
const digitsShown = async (page: Page, from: number): Promise<string> => {
  await untilFocused(page, field(page));
  return (await sights(page))
    .slice(from)
    .map(({ on }) => on)
    .join('');
};

const turned = (text: string): string => [...text].reverse().join('');
/** As many digits, of which the last is another. */
const changed = (text: string): string =>
  text.slice(0, -1) + String((Number(text.at(-1)) + 1) % 10);

/** Waits for the result of what was submitted; gives its text, and where to look on from. */
const resultAfter = async (page: Page, from: number) => {
  const { sight, number } = await sightOf(page, ({ says }) => /orrect/.test(says), from);
  return { says: sight.says, next: number };
};

test('sequences by keys: a second a digit, the result for one and a half, each sent', async ({
  page,
  person,
}) => {
  const posts = watchPosts(page);
  let summaries = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/attention/summary/')) summaries += 1;
  });
  await openTests(page, { test: 'digit-span', difficulty: 'easy' });
  await expect(tests(page).getByText('not enough trials')).toHaveCount(6);
  const asked = summaries;
  await startWatched(page);
  const first = await digitsShown(page, 0);
  expect(first).toMatch(/^\d{3}$/);
  await page.keyboard.type(first);
  await page.keyboard.press('Enter');
  const right = await resultAfter(page, 0);
  expect(right.says).toBe('Correct');
  await expect(page.getByRole('group', { name: 'Test', exact: true })).toBeFocused();

  const second = await digitsShown(page, right.next);
  await page.keyboard.type(changed(second));
  await button(page, 'Submit').click();
  const wrong = await resultAfter(page, right.next + 1);
  expect(wrong.says).toBe(`Incorrect. It was ${[...second].join(' ')}.`);
  await sightOf(page, ({ on }) => on !== '', wrong.next);
  const all = await sights(page);
  await expectLengths(
    page,
    lengthsMs(all, ({ on }) => on !== ''),
    1000,
  );
  await expectLengths(
    page,
    lengthsMs(all, ({ says }) => /orrect/.test(says)),
    1500,
  );
  expect(summaries, 'nothing is fetched beside a test that runs').toBe(asked);
  await button(page, 'Stop').click();
  await expect(page.getByRole('heading', { name: 'Digit span: test stopped' })).toBeFocused();
  await expect(tests(page).getByText('50.0%', { exact: true })).toBeVisible();
  await expect(tests(page).getByText('1 of 2 (50%)')).toBeVisible();

  await expect.poll(() => storedRuns(page, person.userId, 'digit-span')).toHaveLength(1);
  const [run] = await storedRuns(page, person.userId, 'digit-span');
  const numbers = (text: string) => [...text].map(Number);
  const of = { difficulty: 'easy', level: 3, runId: run?.id };
  expect(posts.filter(({ path }) => path.includes('/digit-span/'))).toMatchObject([
    { body: { ...of, sequence: numbers(first), userInput: numbers(first), correct: true } },
    {
      body: {
        ...of,
        sequence: numbers(second),
        userInput: numbers(changed(second)),
        correct: false,
      },
    },
  ]);
});

test('another difficulty begins anew with a sequence of its length', async ({
  page,
  person: _,
}) => {
  await openTestsOnClock(page, { test: 'digit-span' });
  await startWatched(page);
  const begun = await sightOf(page, ({ on }) => on !== '');
  await tests(page).getByLabel('Difficulty').selectOption('easy');
  const { number } = await sightOf(page, ({ on }) => on === '', begun.number);
  expect(await digitsShown(page, number)).toMatch(/^\d{3}$/);
  await expect(tests(page).getByText('Sequence 1: 3 digits')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a full run goes forward, then backward, and tells both spans', async ({ page, person }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const posts = watchPosts(page);
    await openTestsOnClock(page, { test: 'digit-span', mode: 'full' });
    await startWatched(page);
    let from = 0;
    const enter = async (typed: (shown: string) => string, says: RegExp): Promise<number> => {
      const shown = await digitsShown(page, from);
      await field(page).fill(typed(shown));
      await button(page, 'Submit').tap();
      const result = await resultAfter(page, from);
      expect(result.says).toMatch(says);
      from = result.next + 1;
      return shown.length;
    };
    const same = (shown: string): string => shown;
    expect(await enter(same, /^Correct$/)).toBe(3);
    expect(await enter(changed, /^Incorrect/)).toBe(3);
    expect(await enter(changed, /^Incorrect/)).toBe(4);
    expect(await enter(changed, /^Incorrect/)).toBe(4);
    await untilVisible(page, tests(page).getByText(/^The forward part is over/));
    await button(page, 'Start the backward part').tap();
    expect(await enter(turned, /^Correct$/)).toBe(2);
    expect(await enter(same, /^Incorrect/)).toBe(2);
    expect(await enter(same, /^Incorrect/)).toBe(3);
    expect(await enter(same, /^Incorrect/)).toBe(3);
    await resume(page);
    await expect(page.getByRole('heading', { name: 'Digit span: your results' })).toBeFocused();
    // Half a digit under the first length, and half a digit for the one that was right.
    await expect(tests(page).getByText('3.0 digits', { exact: true })).toBeVisible();
    await expect(tests(page).getByText('2.0 digits', { exact: true })).toBeVisible();
    await expect.poll(() => storedRuns(page, person.userId, 'digit-span')).toHaveLength(1);
    const [run] = await storedRuns(page, person.userId, 'digit-span');
    expect(run).toMatchObject({ mode: 'full', interrupted: false, timing: { input: 'touch' } });
    expect(run?.score).toMatchObject({ forward: { meanSpan: 3 }, backward: { meanSpan: 2 } });
    expect(posts.filter(({ path }) => path.includes('/digit-span/'))).toEqual([]);
  });
});

test('leaving the tab pauses a full run, says so kindly, and marks it', async ({
  page,
  person,
}) => {
  await openTestsOnClock(page, { test: 'digit-span', mode: 'full' });
  await startWatched(page);
  const first = await digitsShown(page, 0);
  await page.keyboard.type(first);
  await page.keyboard.press('Enter');
  const { next } = await resultAfter(page, 0);
  await sightOf(page, ({ on }) => on !== '', next);
  await setHidden(page, true);
  await setHidden(page, false);
  await expect(tests(page).getByText(/^This page was left, so the test is paused/)).toBeVisible();
  const { number } = await sightOf(page, ({ says }) => says === 'Paused', next);
  await button(page, 'Continue').click();
  // Another sequence: the one that was on screen is given up.
  expect(await digitsShown(page, number)).toMatch(/^\d{3}$/);
  await button(page, 'Pause').click();
  await button(page, 'Stop').click();
  await resume(page);
  await expect(tests(page).getByText(/^This page was left during the test/)).toBeVisible();
  await expect(tests(page).getByText(/^Not enough trials for: mean span/)).toBeVisible();
  await expect.poll(() => storedRuns(page, person.userId, 'digit-span')).toHaveLength(1);
  expect((await storedRuns(page, person.userId, 'digit-span'))[0]).toMatchObject({
    interrupted: true,
  });
});
