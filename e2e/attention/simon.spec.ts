import { expect, type Page } from '../fixtures.ts';
import { passUntilVisible, setHidden, storedRuns, watchPosts } from '../support/attention.ts';
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
import { reload, settled } from '../support/clock.ts';
import { setComfort } from '../support/look.ts';
import { otherThan, PADS, playedFrom, said } from '../support/simon.ts';
import { listen } from '../support/timers.ts';
import { test } from '../warm.ts';

const byKey = (page: Page) => (color: string) =>
  page.keyboard.press(String(PADS.indexOf(color) + 1));

test('Simon by keyboard plays, judges and restarts on time, and sends each repeat', async ({
  page,
  person,
}) => {
  const posts = watchPosts(page);
  await visitTests(page, { test: 'simon', difficulty: 'easy' });
  await startWatched(page);
  await said(page, 'Watch', 0);
  await expect(button(page, 'Red')).toBeDisabled();
  await expect(button(page, 'Red')).toHaveCSS('box-shadow', 'none');
  const one = await playedFrom(page, 0);
  expect(one.colors).toHaveLength(1);
  await expect(button(page, 'Red')).toBeEnabled();
  await expect(button(page, 'Red')).not.toHaveCSS('box-shadow', 'none');
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
  expectLengths(
    lengthsMs(all, ({ on }) => on !== ''),
    1000,
  );
  expectLengths(
    lengthsMs(all, ({ on, says }) => on === '' && says === 'Watch'),
    200,
  );
  expectLengths(
    lengthsMs(all, ({ says }) => says === 'Correct'),
    1000,
  );
  expectLengths(
    lengthsMs(all, ({ says }) => says === 'Incorrect'),
    1500,
  );
  expectLengths(
    lengthsMs(all, ({ says }) => says === 'New game'),
    1000,
  );
  await button(page, 'Stop').click();
  await expect(page.getByRole('heading', { name: 'Simon: your results' })).toBeFocused();
  await expect(tests(page).getByText('1.0', { exact: true })).toBeVisible();
  await expect(tests(page).getByText('50.0%', { exact: true })).toBeVisible();
  await expect(tests(page).getByText('1 colour', { exact: true })).toBeVisible();
  await settled(page);
  expect(await storedRuns(page, person.userId, 'simon')).toHaveLength(1);
  const lower = (colors: readonly string[]) => colors.map((color) => color.toLowerCase());
  expect(posts.filter(({ path }) => path.includes('/simon/'))).toMatchObject([
    { body: { level: 1, correct: true, difficulty: 'easy', sequence: lower(one.colors) } },
    { body: { level: 2, correct: false, difficulty: 'easy', sequence: lower(two.colors) } },
  ]);
});

test('changing the difficulty mid-game starts a new game at its pace', async ({
  page,
  person: _,
}) => {
  await visitTests(page, { test: 'simon', difficulty: 'easy' });
  await startWatched(page);
  const one = await playedFrom(page, 0);
  for (const color of one.colors) await byKey(page)(color);
  const right = await said(page, 'Correct', one.number);
  await sightOf(page, 'on', right);
  await tests(page).getByLabel('Difficulty').selectOption('hard');
  const fresh = await said(page, 'New game', right);
  const again = await playedFrom(page, fresh);
  expect(again.colors).toHaveLength(1);
  await expect(tests(page).getByText('Level 1', { exact: true })).toBeVisible();
  const since = (await sights(page)).slice(fresh);
  expectLengths(
    lengthsMs(since, ({ on }) => on !== ''),
    400,
  );
});

test('leaving the tab ends a quick Simon kindly and saves the run as interrupted', async ({
  page,
  person,
}) => {
  const posts = watchPosts(page);
  await visitTests(page, { test: 'simon', difficulty: 'hard' });
  await startWatched(page);
  const { colors, number } = await playedFrom(page, 0);
  for (const color of colors) await byKey(page)(color);
  await said(page, 'Correct', number);
  await setHidden(page, true);
  await setHidden(page, false);
  await expect(tests(page).getByText(/^You left this page during the test/)).toBeVisible();
  await expect(button(page, 'Start again')).toBeVisible();
  await settled(page);
  expect(await storedRuns(page, person.userId, 'simon')).toHaveLength(1);
  expect((await storedRuns(page, person.userId, 'simon'))[0]).toMatchObject({ interrupted: true });
  expect(posts.filter(({ path }) => path.includes('/simon/'))).toHaveLength(1);
  // The repeat was correct, but it does not count because the run was interrupted.
  await reload(page);
  await expect(tests(page).getByText('not enough answers')).toHaveCount(6);
});

for (const sounds of [true, false]) {
  test(`${sounds ? 'each color has its own tone with sounds on' : 'no color has a tone with sounds off'}`, async ({
    page,
    person: _,
  }) => {
    await setComfort(page, { sounds });
    await listen(page);
    const notes = () => page.evaluate(() => globalThis.heard?.notes.map(({ hz }) => hz) ?? []);
    await visitTests(page, { test: 'simon', difficulty: 'hard' });
    await startWatched(page);
    const pressed: (string | undefined)[] = [];
    for (const pad of PADS) {
      await passUntilVisible(page, tests(page).getByText('Your turn', { exact: true }));
      const played = (await notes()).length;
      await byKey(page)(pad);
      pressed.push((await notes())[played]);
    }
    // With sounds, all notes are different; without sounds, there are none.
    expect(new Set(pressed).size).toBe(sounds ? PADS.length : 1);
    expect(pressed.includes(undefined)).toBe(!sounds);
  });
}
