import { expect } from '../fixtures.ts';
import { setHidden, storedRuns, watchPosts } from '../support/attention.ts';
import {
  button,
  expectLengths,
  lengthsMs,
  sightOf,
  sights,
  startWatched,
  tests,
  visitTests,
} from '../support/attention-tests.ts';
import { settled } from '../support/clock.ts';
import { changed, digitsShown, resultAfter } from '../support/digit-span.ts';
import { test } from '../warm.ts';

test('digit span by keyboard shows each digit for 1 s and each result for 1.5 s, and sends the answers', async ({
  page,
  person,
}) => {
  const posts = watchPosts(page);
  let summaries = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/attention/summary/')) summaries += 1;
  });
  await visitTests(page, { test: 'digit-span', difficulty: 'easy' });
  await expect(tests(page).getByText('not enough answers')).toHaveCount(6);
  const asked = summaries;
  await startWatched(page);
  const first = await digitsShown(page, 0);
  expect(first).toMatch(/^\d{3}$/);
  // Answer in Arabic digits, as typed on an Arabic keyboard.
  await page.keyboard.insertText(
    first.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''),
  );
  await page.keyboard.press('Enter');
  const right = await resultAfter(page, 0);
  expect(right.says).toBe('Correct');
  await expect(page.getByRole('group', { name: 'Test', exact: true })).toBeFocused();

  const second = await digitsShown(page, right.next);
  await page.keyboard.type(changed(second));
  await button(page, 'Submit').click();
  const wrong = await resultAfter(page, right.next + 1);
  expect(wrong.says).toBe(`Incorrect. The right answer was ${[...second].join(' ')}.`);
  await sightOf(page, 'on', wrong.next);
  const all = await sights(page);
  expectLengths(
    lengthsMs(all, ({ on }) => on !== ''),
    1000,
  );
  expectLengths(
    lengthsMs(all, ({ says }) => /orrect/.test(says)),
    1500,
  );
  expect(summaries, 'nothing is fetched beside a test that runs').toBe(asked);
  await button(page, 'Stop').click();
  await expect(page.getByRole('heading', { name: 'Digit span: your results' })).toBeFocused();
  await expect(tests(page).getByText('50.0%', { exact: true })).toBeVisible();
  await expect(tests(page).getByText('1 of 2 (50%)')).toBeVisible();

  await settled(page);
  expect(await storedRuns(page, person.userId, 'digit-span')).toHaveLength(1);
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

test('changing the difficulty restarts with a sequence of its length', async ({
  page,
  person: _,
}) => {
  await visitTests(page, { test: 'digit-span' });
  await startWatched(page);
  const begun = await sightOf(page, 'on');
  await tests(page).getByLabel('Difficulty').selectOption('easy');
  const { number } = await sightOf(page, 'off', begun.number);
  expect(await digitsShown(page, number)).toMatch(/^\d{3}$/);
  await expect(tests(page).getByText('Sequence 1: 3 digits')).toBeVisible();
});

test('leaving the tab pauses a full run, says so kindly, and marks it', async ({
  page,
  person,
}) => {
  await visitTests(page, { test: 'digit-span', mode: 'full' });
  await startWatched(page);
  const first = await digitsShown(page, 0);
  await page.keyboard.type(first);
  await page.keyboard.press('Enter');
  const { next } = await resultAfter(page, 0);
  await sightOf(page, 'on', next);
  await setHidden(page, true);
  await setHidden(page, false);
  await expect(tests(page).getByText(/^You left this page, so the test is paused/)).toBeVisible();
  const { number } = await sightOf(page, /^Paused$/, next);
  await button(page, 'Continue').click();
  // The interrupted sequence is not shown again.
  expect(await digitsShown(page, number)).toMatch(/^\d{3}$/);
  await button(page, 'Pause').click();
  await button(page, 'Stop').click();
  await expect(tests(page).getByText(/^You left this page during the test, so/)).toBeVisible();
  await expect(
    tests(page).getByText(/^There weren’t enough answers to work these out: Mean span/),
  ).toBeVisible();
  await settled(page);
  expect(await storedRuns(page, person.userId, 'digit-span')).toHaveLength(1);
  expect((await storedRuns(page, person.userId, 'digit-span'))[0]).toMatchObject({
    interrupted: true,
  });
});
