import { expect, type Page, test } from '../fixtures.ts';
import { storedRuns, watchPosts } from '../support/attention.ts';
import {
  button,
  expectLengths,
  lengthsMs,
  openTests,
  openTestsOnClock,
  sightOf,
  sights,
  startWatched,
  tests,
} from '../support/attention-tests.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { untilInstalled } from '../support/offline.ts';
import { resume, untilFocused, untilMs } from '../support/standing-clock.ts';

const COLORS = ['red', 'green', 'blue', 'white'] as const;
type Color = (typeof COLORS)[number];

/** The name that a person would give to a color. */
const nameOf = (rgb: string): Color => {
  const [red = 0, green = 0, blue = 0] = rgb.match(/\d+/g)?.map(Number) ?? [];
  if (Math.min(red, green, blue) > 230) return 'white';
  const most = Math.max(red, green, blue);
  if (most === red) return 'red';
  return most === green ? 'green' : 'blue';
};

/** Waits for the next word, gives it the right or another color, and waits for the verdict. */
const answerNext = async (
  page: Page,
  from: number,
  isRight: boolean,
  press: (color: Color) => Promise<unknown>,
): Promise<{ readonly next: number; readonly word: string; readonly ink: Color }> => {
  const { sight, number } = await sightOf(page, ({ on }) => on !== '', from);
  const ink = nameOf(sight.ink);
  // Faster than a fifth of a second is nobody who read the ink: such times are left out.
  await untilMs(page, sight.atMs + 250);
  const other = COLORS[(COLORS.indexOf(ink) + 1) % COLORS.length] ?? 'red';
  await press(isRight ? ink : other);
  const verdict = isRight ? 'Correct' : 'Incorrect';
  const said = await sightOf(page, ({ says }) => says !== '', number);
  expect(said.sight.says).toBe(verdict);
  return { next: said.number, word: sight.on.toLowerCase(), ink };
};

const byNumber = (page: Page) => (color: Color) =>
  page.keyboard.press(String(COLORS.indexOf(color) + 1));
const byLetter = (page: Page) => (color: Color) => page.keyboard.press(color.charAt(0));
const byTouch = (page: Page) => (color: Color) =>
  button(page, color.charAt(0).toUpperCase() + color.slice(1)).tap();

test('ten answers by keys are sent as one batch, and the answer to it is shown', async ({
  page,
  person,
}) => {
  const posts = watchPosts(page);
  await openTests(page);
  await startWatched(page);
  let from = 0;
  const seen: { readonly word: string; readonly color: Color }[] = [];
  for (let number = 0; number < 10; number += 1) {
    await expect(tests(page).getByText(`Word ${number + 1} of 10`)).toBeVisible();
    const press = number % 2 === 0 ? byNumber(page) : byLetter(page);
    const { next, word, ink } = await answerNext(page, from, number !== 3, press);
    seen.push({ word, color: ink });
    from = next;
  }
  await expect(tests(page).getByText('90%', { exact: true })).toBeVisible();
  await expect(tests(page).getByText('Word 1 of 10')).toBeVisible();
  await expectLengths(
    page,
    lengthsMs(await sights(page), ({ says }) => says.endsWith('orrect')),
    800,
  );
  const sent = posts.filter(({ path }) => path === `/api/attention/stroop/${person.userId}`);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ userId: person.userId, difficulty: 'medium' });
  expect(sent[0]?.body.attempts).toMatchObject(
    seen.map((one, number) => ({ ...one, correct: number !== 3 })),
  );

  await button(page, 'Stop').click();
  await expect(page.getByRole('heading', { name: 'Stroop: test stopped' })).toBeFocused();
  await expect(tests(page).getByText('90.0%', { exact: true })).toBeVisible();
  await expect.poll(() => storedRuns(page, person.userId, 'stroop')).toHaveLength(1);
  expect((await storedRuns(page, person.userId, 'stroop'))[0]).toMatchObject({
    mode: 'quick',
    interrupted: false,
    timing: { input: 'key' },
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a practice round and the 48 words of a full run, with a pause, end with a result', async ({
    page,
    person,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const posts = watchPosts(page);
    await openTestsOnClock(page, { mode: 'full' });
    await startWatched(page, 'Practice');
    let from = 0;
    for (let number = 0; number < 8; number += 1)
      from = (await answerNext(page, from, number > 1, byTouch(page))).next;
    await untilFocused(page, page.getByRole('heading', { name: 'Stroop: practice is over' }));
    await expect(tests(page).getByText('6 of 8 were right. Practice is not kept.')).toBeVisible();
    expect(posts).toEqual([]);

    await startWatched(page);
    from = 0;
    for (let number = 0; number < 48; number += 1) {
      from = (await answerNext(page, from, true, byTouch(page))).next;
      if (number === 4) {
        await button(page, 'Pause').tap();
        await expect(tests(page).getByText('Paused', { exact: true })).toBeVisible();
        await button(page, 'Continue').tap();
        from = (await sightOf(page, ({ says }) => says === 'Get ready', from)).number;
      }
    }
    await resume(page);
    await expect(page.getByRole('heading', { name: 'Stroop: your results' })).toBeFocused();
    await expect(tests(page).getByText('24 of 24 (100%)')).toHaveCount(2);
    await expect(tests(page).getByText(/^-?\d+ ± \d+ ms$/)).toBeVisible();
    await expect.poll(() => storedRuns(page, person.userId, 'stroop')).toHaveLength(1);
    const [run] = await storedRuns(page, person.userId, 'stroop');
    expect(run).toMatchObject({ mode: 'full', interrupted: false, timing: { input: 'touch' } });
    expect(run?.score).toMatchObject({ complete: true, congruent: { correct: 24 } });
    expect(posts.filter(({ path }) => path.includes('/stroop/'))).toEqual([]);
  });
});

test.describe('where the app is installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a connection the device tells the result, and sends batch and run later, once', async ({
    page,
    context,
    person,
    allowErrors,
  }) => {
    allowErrors(NO_ANSWER);
    const posts = watchPosts(page);
    await openTestsOnClock(page, { difficulty: 'hard' });
    await untilInstalled(page);
    await startWatched(page);
    let from = 0;
    for (let number = 0; number < 10; number += 1) {
      if (number === 9) await context.setOffline(true);
      from = (await answerNext(page, from, number > 1, byNumber(page))).next;
    }
    await resume(page);
    await expect(tests(page).getByText('80%', { exact: true })).toBeVisible();
    await button(page, 'Stop').click();
    await expect(page.getByText('2 entries waiting to send')).toBeVisible();
    await page.reload();
    await expect(page.getByText('2 entries waiting to send')).toBeVisible();
    expect(posts).toEqual([]);
    await context.setOffline(false);
    await expect.poll(() => storedRuns(page, person.userId, 'stroop')).toHaveLength(1);
    await expect(page.getByText(/waiting to send/)).toHaveCount(0);
    await expect(tests(page).getByText('80.0%', { exact: true })).toBeVisible();
    expect(posts.map(({ path }) => path).filter((path) => path.includes('/attention/'))).toEqual([
      `/api/attention/stroop/${person.userId}`,
      `/api/attention/runs/${person.userId}`,
    ]);
  });
});

test('accuracy and average time are those of the answer', async ({ page, person: _ }) => {
  await page.route('**/api/attention/stroop/*', (route) =>
    route.fulfill({ status: 201, json: { accuracy: 12, avgTime: 3456 } }),
  );
  await openTestsOnClock(page);
  await startWatched(page);
  let from = 0;
  for (let number = 0; number < 10; number += 1)
    from = (await answerNext(page, from, true, byNumber(page))).next;
  await resume(page);
  await expect(tests(page).getByText('12%', { exact: true })).toBeVisible();
  await expect(tests(page).getByText('3.46 s', { exact: true })).toBeVisible();
});
