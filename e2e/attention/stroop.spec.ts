import { expect, type Page } from '../fixtures.ts';
import { storedRuns, watchPosts } from '../support/attention.ts';
import {
  button,
  expectLengths,
  lengthsMs,
  sights,
  startWatched,
  tests,
  visitTests,
} from '../support/attention-tests.ts';
import { pass, settled } from '../support/clock.ts';
import { answerNext, COLORS, type Color } from '../support/stroop.ts';
import { test } from '../warm.ts';

const byNumber = (page: Page) => (color: Color) =>
  page.keyboard.press(String(COLORS.indexOf(color) + 1));
const byLetter = (page: Page) => (color: Color) => page.keyboard.press(color.charAt(0));

test('ten Stroop answers by keyboard are sent as one batch, and the result appears', async ({
  page,
  person,
}) => {
  const posts = watchPosts(page);
  await visitTests(page);
  await startWatched(page);
  let from = 0;
  const seen: { readonly word: string; readonly color: Color }[] = [];
  for (let number = 0; number < 10; number += 1) {
    const press = number % 2 === 0 ? byNumber(page) : byLetter(page);
    const { next, word, ink } = await answerNext(page, from, number !== 3, async (color) => {
      await expect(tests(page).getByText(`Word ${number + 1} of 10`)).toBeVisible();
      await press(color);
    });
    seen.push({ word, color: ink });
    from = next;
  }
  await pass(page, 1_000);
  await expect(page.getByRole('heading', { name: 'Stroop: your results' })).toBeFocused();
  await expect(tests(page).getByText('90%', { exact: true })).toBeVisible();
  const seenSights = await sights(page);
  expect(seenSights.filter(({ on }) => on !== '').length, 'no eleventh word').toBe(10);
  expectLengths(lengthsMs(seenSights, ({ says }) => says.endsWith('orrect')).slice(0, 9), 800);
  await settled(page);
  const sent = posts.filter(({ path }) => path === `/api/attention/stroop/${person.userId}`);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ userId: person.userId, difficulty: 'medium' });
  expect(sent[0]?.body.attempts).toMatchObject(
    seen.map((one, number) => ({ ...one, correct: number !== 3 })),
  );

  await expect(tests(page).getByText('90.0%', { exact: true })).toBeVisible();
  await settled(page);
  expect(await storedRuns(page, person.userId, 'stroop')).toHaveLength(1);
  expect((await storedRuns(page, person.userId, 'stroop'))[0]).toMatchObject({
    mode: 'quick',
    interrupted: false,
    timing: { input: 'key' },
  });

  await startWatched(page, 'Ten more words');
  await expect(tests(page).getByText('90%', { exact: true })).toBeHidden();
  await answerNext(page, 0, true, byNumber(page));
  await expect(tests(page).getByText('Word 1 of 10')).toBeVisible();
});

test('a Stroop test that is stopped before ten answers has no results', async ({
  page,
  person: _,
}) => {
  await visitTests(page);
  await startWatched(page);
  await answerNext(page, 0, true, byNumber(page));
  await button(page, 'Stop').click();
  await expect(page.getByRole('heading', { name: 'Stroop: test stopped' })).toBeFocused();
  await expect(tests(page).getByText(/This time there were fewer/)).toBeVisible();
});

test('Stroop shows the accuracy and average time from the server', async ({ page, person: _ }) => {
  await page.route('**/api/attention/stroop/*', (route) =>
    route.fulfill({ status: 201, json: { accuracy: 12, avgTime: 3456 } }),
  );
  await visitTests(page);
  await startWatched(page);
  let from = 0;
  for (let number = 0; number < 10; number += 1)
    from = (await answerNext(page, from, true, byNumber(page))).next;
  await pass(page, 1_000);
  await expect(tests(page).getByText('12%', { exact: true })).toBeVisible();
  await expect(tests(page).getByText('3.46 s', { exact: true })).toBeVisible();
});
