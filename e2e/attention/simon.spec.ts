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
  untilVisible,
} from '../support/attention-tests.ts';

const PADS = ['Red', 'Green', 'Blue', 'Yellow'];

/** The colors that were played since a moment, once it is the person's turn; and where that is. */
const playedFrom = async (page: Page, from: number) => {
  const { number } = await sightOf(page, ({ says }) => says === 'Your turn', from);
  const all = await sights(page);
  const colors = all
    .slice(from, number)
    .map(({ on }) => on)
    .filter((on) => on !== '');
  return { colors, number };
};

const byKey = (page: Page) => (color: string) =>
  page.keyboard.press(String(PADS.indexOf(color) + 1));
const byTouch = (page: Page) => (color: string) => button(page, color).tap();

/** Another pad than this one. */
const otherThan = (color: string | undefined): string => PADS.find((one) => one !== color) ?? 'Red';

/** What was said, once it is said; and where that is. */
const said = async (page: Page, text: string, from: number) =>
  (await sightOf(page, ({ says }) => says === text, from)).number;

test('a game by keys: playback, verdicts and restarts at their times, each repeat sent', async ({
  page,
  person,
}) => {
  const posts = watchPosts(page);
  await openTests(page, { test: 'simon', difficulty: 'easy' });
  await startWatched(page);
  await expect(button(page, 'Red')).toBeDisabled();
  const one = await playedFrom(page, 0);
  expect(one.colors).toHaveLength(1);
  await expect(button(page, 'Red')).toBeEnabled();
  for (const color of one.colors) await byKey(page)(color);
  const right = await said(page, 'Correct', one.number);
  await expect(tests(page).getByText('Level 2', { exact: true })).toBeVisible();
  const two = await playedFrom(page, right);
  expect(two.colors).toEqual([...one.colors, two.colors[1]]);
  await byKey(page)(otherThan(two.colors[0]));
  const wrong = await said(page, 'Incorrect', two.number);
  const fresh = await said(page, 'New game', wrong);
  await expect(tests(page).getByText('Level 1', { exact: true })).toBeVisible();
  const three = await playedFrom(page, fresh);
  expect(three.colors).toHaveLength(1);

  const all = await sights(page);
  await expectLengths(
    page,
    lengthsMs(all, ({ on }) => on !== ''),
    1000,
  );
  await expectLengths(
    page,
    lengthsMs(all, ({ on, says }) => on === '' && says === 'Watch'),
    200,
  );
  await expectLengths(
    page,
    lengthsMs(all, ({ says }) => says === 'Correct'),
    1000,
  );
  await expectLengths(
    page,
    lengthsMs(all, ({ says }) => says === 'Incorrect'),
    1500,
  );
  await expectLengths(
    page,
    lengthsMs(all, ({ says }) => says === 'New game'),
    1000,
  );
  await button(page, 'Stop').click();
  await expect(page.getByRole('heading', { name: 'Simon: test stopped' })).toBeFocused();
  await expect(tests(page).getByText('1.0', { exact: true })).toBeVisible();
  await expect(tests(page).getByText('50.0%', { exact: true })).toBeVisible();
  await expect(tests(page).getByText('1 color', { exact: true })).toBeVisible();
  await expect.poll(() => storedRuns(page, person.userId, 'simon')).toHaveLength(1);
  const lower = (colors: readonly string[]) => colors.map((color) => color.toLowerCase());
  expect(posts.filter(({ path }) => path.includes('/simon/'))).toMatchObject([
    { body: { level: 1, correct: true, difficulty: 'easy', sequence: lower(one.colors) } },
    { body: { level: 2, correct: false, difficulty: 'easy', sequence: lower(two.colors) } },
  ]);
});

test('another difficulty in the middle begins a new game at its pace', async ({
  page,
  person: _,
}) => {
  await openTestsOnClock(page, { test: 'simon', difficulty: 'easy' });
  await startWatched(page);
  const one = await playedFrom(page, 0);
  for (const color of one.colors) await byKey(page)(color);
  const right = await said(page, 'Correct', one.number);
  await sightOf(page, ({ on }) => on !== '', right);
  await tests(page).getByLabel('Difficulty').selectOption('hard');
  const fresh = await said(page, 'New game', right);
  const again = await playedFrom(page, fresh);
  expect(again.colors).toHaveLength(1);
  await expect(tests(page).getByText('Level 1', { exact: true })).toBeVisible();
  const since = (await sights(page)).slice(fresh);
  await expectLengths(
    page,
    lengthsMs(since, ({ on }) => on !== ''),
    400,
  );
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a full run ends after two failures at a length, and tells the span', async ({
    page,
    person,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const posts = watchPosts(page);
    await openTestsOnClock(page, { test: 'simon', mode: 'full' });
    await startWatched(page);
    let from = 0;
    for (const { length, isRight } of [
      { length: 2, isRight: true },
      { length: 2, isRight: true },
      { length: 3, isRight: false },
      { length: 3, isRight: false },
    ]) {
      const { colors, number } = await playedFrom(page, from);
      expect(colors).toHaveLength(length);
      if (isRight) for (const color of colors) await byTouch(page)(color);
      else await byTouch(page)(otherThan(colors[0]));
      from = await said(page, isRight ? 'Correct' : 'Incorrect', number);
    }
    await resume(page);
    await expect(page.getByRole('heading', { name: 'Simon: your results' })).toBeFocused();
    await expect(tests(page).getByText('2.5 colors', { exact: true })).toBeVisible();
    await expect.poll(() => storedRuns(page, person.userId, 'simon')).toHaveLength(1);
    const [run] = await storedRuns(page, person.userId, 'simon');
    expect(run).toMatchObject({ mode: 'full', interrupted: false, timing: { input: 'touch' } });
    expect(run?.score).toMatchObject({ span: { meanSpan: 2.5 }, longest: 2 });
    expect(posts.filter(({ path }) => path.includes('/simon/'))).toEqual([]);
  });
});

test('leaving the tab ends a quick game kindly; the run is kept and marked', async ({
  page,
  person,
}) => {
  const posts = watchPosts(page);
  await openTestsOnClock(page, { test: 'simon', difficulty: 'hard' });
  await startWatched(page);
  const { colors, number } = await playedFrom(page, 0);
  for (const color of colors) await byKey(page)(color);
  await said(page, 'Correct', number);
  await setHidden(page, true);
  await setHidden(page, false);
  await resume(page);
  await expect(tests(page).getByText(/^This page was left while the test ran/)).toBeVisible();
  await expect(button(page, 'Start again')).toBeVisible();
  await expect.poll(() => storedRuns(page, person.userId, 'simon')).toHaveLength(1);
  expect((await storedRuns(page, person.userId, 'simon'))[0]).toMatchObject({ interrupted: true });
  expect(posts.filter(({ path }) => path.includes('/simon/'))).toHaveLength(1);
  // The repeat was right, but its run was left.
  await page.reload();
  await expect(tests(page).getByText('not enough trials')).toHaveCount(6);
});

for (const sounds of [true, false]) {
  test(`each color has its tone, ${sounds ? 'when' : 'but none when not'} wanted`, async ({
    page,
    person: _,
  }) => {
    await page.addInitScript(() => {
      const { start } = OscillatorNode.prototype;
      const notes: number[] = [];
      Reflect.set(window, 'notes', notes);
      OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
        notes.push(this.frequency.value);
        start.call(this, when);
      };
    });
    const notes = () => page.evaluate(() => [...(Reflect.get(window, 'notes') as number[])]);
    await page.evaluate((on) => localStorage.setItem('comfort', `{"sounds":${on}}`), sounds);
    await openTestsOnClock(page, { test: 'simon', difficulty: 'hard' });
    await startWatched(page);
    const pressed: (number | undefined)[] = [];
    for (const pad of PADS) {
      await untilVisible(page, tests(page).getByText('Your turn', { exact: true }));
      const played = (await notes()).length;
      await byKey(page)(pad);
      pressed.push((await notes())[played]);
    }
    // Each its own, or none at all.
    expect(new Set(pressed).size).toBe(sounds ? PADS.length : 1);
    expect(pressed.includes(undefined)).toBe(!sounds);
  });
}
