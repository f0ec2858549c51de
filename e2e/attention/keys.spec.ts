import { expect, type Page } from '../fixtures.ts';
import {
  CPT_PAGE,
  feedback,
  letterShows,
  passUntil,
  passUntilVisible,
  press,
  setHidden,
  startLetters,
  storedRuns,
  summary,
  targetComes,
  visitCpt,
  watchLetters,
} from '../support/attention.ts';
import {
  button,
  sightOf,
  startWatched,
  TESTS_PAGE,
  tests,
  visitTests,
} from '../support/attention-tests.ts';
import { holdClock, pass, settled } from '../support/clock.ts';
import { type OtherKey, pressOther } from '../support/keyboard.ts';
import { playedFrom, said } from '../support/simon.ts';
import { answerNext, type Color } from '../support/stroop.ts';
import { test, visit } from '../warm.ts';

/** The keys at the positions of R, G, B and W on a Russian keyboard. */
const RUSSIAN: Readonly<Record<Color, OtherKey>> = {
  red: { key: 'к', code: 'KeyR' },
  green: { key: 'п', code: 'KeyG' },
  blue: { key: 'и', code: 'KeyB' },
  white: { key: 'ц', code: 'KeyW' },
};

/** The keys 1 to 4, without Shift, on a French keyboard, by pad. */
const FRENCH: Readonly<Record<string, OtherKey>> = {
  Red: { key: '&', code: 'Digit1' },
  Green: { key: 'é', code: 'Digit2' },
  Blue: { key: '"', code: 'Digit3' },
  Yellow: { key: "'", code: 'Digit4' },
};

/** A time that is long enough for a practice round or the rest of it, in milliseconds. */
const PRACTICE_MS = 33_000;

/**
 * Advances the clock until a word appears. Returns the index of the first recorded state with a word at or after
 * `from`.
 */
const wordComes = async (page: Page, from: number): Promise<number> =>
  (await sightOf(page, 'on', from)).number;

/**
 * Advances the clock until the verdict on an answer appears. Returns the index of the first recorded state with a
 * verdict at or after `from`.
 */
const verdictComes = async (page: Page, from: number): Promise<number> =>
  (await sightOf(page, /orrect$/, from)).number;

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/**
 * Presses a key until the page has scrolled to the position. One press is not enough, because a press during smooth
 * scrolling may be ignored.
 */
const scrollBy = (page: Page, key: 'Home' | 'End', isThere: (y: number) => boolean) =>
  expect(async () => {
    await page.keyboard.press(key);
    await expect.poll(async () => isThere(await scrolled(page)), { timeout: 2000 }).toBe(true);
  }).toPass({ timeout: 10_000 });

test('during a run no field of the page takes the keys of the test', async ({
  page,
  person: _,
}) => {
  await visitTests(page);
  await startWatched(page);
  const from = await wordComes(page, 0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(tests(page).getByLabel('Difficulty')).toBeDisabled();
  await page.keyboard.press('1');
  await verdictComes(page, from);
});

for (const key of ['Space', 'Enter']) {
  test(`${key} on an answer button answers on key down, and only once however long it is held`, async ({
    page,
    person,
  }) => {
    await visitTests(page);
    await startWatched(page);
    const first = await wordComes(page, 0);
    await button(page, 'Red').focus();
    await page.keyboard.down(key);
    const said = await verdictComes(page, first);
    const second = await wordComes(page, said);
    await page.keyboard.down(key);
    await page.keyboard.down(key);
    await page.keyboard.up(key);
    await pass(page, 500);
    await expect(tests(page).getByText('Word 2 of 10')).toBeVisible();
    await expect(tests(page).getByText(/^(Correct|Incorrect)$/)).toHaveCount(0);
    await page.keyboard.press(key);
    await verdictComes(page, second);
    // A click that is not an answer must not change the recorded input method.
    await button(page, 'Green').click();
    await wordComes(page, second + 1);
    await button(page, 'Stop').click();
    await settled(page);
    expect(await storedRuns(page, person.userId, 'stroop')).toHaveLength(1);
    const [run] = await storedRuns(page, person.userId, 'stroop');
    expect(run?.timing.input).toBe('key');
    expect(run?.score).toMatchObject({ complete: false });
  });
}

test('keys scroll the page during a pause, but not while words appear', async ({
  page,
  person: _,
}) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await visitTests(page);
  await startWatched(page);
  await wordComes(page, 0);
  const before = await scrolled(page);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Home');
  expect(await scrolled(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(tests(page).getByText('Paused', { exact: true })).toBeVisible();
  await scrollBy(page, 'Home', (y) => y < before);
});

test('keys scroll the CPT in a break', async ({ page, person: _ }) => {
  await page.setViewportSize({ width: 320, height: 300 });
  await visitCpt(page);
  await page.getByLabel('Mode').selectOption('full');
  await startLetters(page, 'Start without practice');
  await letterShows(page);
  await expect(page.getByLabel('Mode'), 'another mode would end it').toBeDisabled();
  await setHidden(page, true);
  await setHidden(page, false);
  await expect(page.getByRole('heading', { name: 'Paused in part 1 of 5' })).toBeFocused();
  await scrollBy(page, 'Home', (y) => y === 0);
  await scrollBy(page, 'End', (y) => y > 0);
});

test('quick CPT and Stroop accept every answer from a Russian keyboard', async ({
  page,
  person,
}) => {
  await visitCpt(page);
  await watchLetters(page);
  await press(page, 'Start');
  await passUntilVisible(page, feedback(page).getByText('once to begin'));
  await pressOther(page, { key: 'ч', code: 'KeyX' });
  await targetComes(page);
  await pressOther(page, { key: 'ч', code: 'KeyX' });
  await pass(page, 100);
  await expect(feedback(page)).toHaveText('Correct');
  // Two keys that must not count: the Cyrillic letter that looks like an x but is at a different position, and a Latin
  // q typed at the position of X.
  await pressOther(page, { key: 'х', code: 'BracketLeft' });
  await pressOther(page, { key: 'q', code: 'KeyX' });
  await press(page, 'Stop');
  await expect(summary(page)).toContainText('Total responses1');
  await settled(page);
  expect(await storedRuns(page, person.userId, 'cpt')).toMatchObject([
    { score: { total: 1, correct: 1 }, timing: { input: 'key' } },
  ]);

  await visitTests(page);
  await startWatched(page, 'Practice');
  let from = 0;
  for (let number = 0; number < 8; number += 1) {
    const answer = (color: Color) => pressOther(page, RUSSIAN[color]);
    from = (await answerNext(page, from, true, answer)).next;
  }
  await pass(page, 1_000);
  await expect(
    tests(page).getByText('You got 8 of 8 right. Practice rounds aren’t saved.'),
  ).toBeVisible();
});

test('Simon accepts the digits of a French keyboard without Shift', async ({ page, person: _ }) => {
  await visitTests(page, { test: 'simon' });
  await startWatched(page);
  const { colors, number } = await playedFrom(page, 0);
  for (const color of colors) await pressOther(page, FRENCH[color] ?? { key: color, code: '' });
  await said(page, 'Correct', number);
});

const STAGES = { cpt: 'Letters', stroop: 'Test', simon: 'Test' } as const;

/** The tests that can be answered by keys, each with a key and the button for the same answer. */
const TESTS = [
  {
    name: 'cpt',
    key: 'x',
    answer: 'X',
    start: { quick: ['Start'], full: ['Practice', 'Start without practice'] },
  },
  {
    name: 'stroop',
    key: 'r',
    answer: 'Red',
    start: { quick: ['Practice', 'Start'], full: ['Practice', 'Start'] },
  },
  {
    name: 'simon',
    key: '1',
    answer: 'Red',
    start: { quick: ['Practice', 'Start'], full: ['Practice', 'Start'] },
  },
] as const;

for (const { name, key, answer, start } of TESTS) {
  for (const mode of ['quick', 'full'] as const) {
    test(`a ${mode} ${name} and its practice begin by one press of a key or a button, and wait for it`, async ({
      page,
      person: _,
    }) => {
      const stage = page.getByRole('group', { name: STAGES[name] });
      const says = stage.getByRole('status');
      const shown = stage.locator('[data-on], span[style*="opacity: 1"]');
      for (const label of start[mode]) {
        for (const by of ['key', 'button']) {
          await holdClock(page);
          await visit(page, name === 'cpt' ? CPT_PAGE : TESTS_PAGE);
          if (name !== 'cpt')
            await tests(page).getByLabel('Test', { exact: true }).selectOption(name);
          await page.getByLabel('Mode').selectOption(mode);
          await press(page, label);
          await pass(page, 10_000);
          await expect(says).toHaveText(/ once to begin\.$/);
          await pressOther(page, { key: 'ъ', code: 'BracketRight' });
          await pass(page, 5_000);
          await expect(shown, 'a key that no test knows').toHaveCount(0);
          if (by === 'key') await page.keyboard.press(key);
          else await page.getByRole('button', { name: answer, exact: true }).click();
          await passUntil(page, async () => (await shown.count()) > 0);
          await expect(says, 'the press is no answer').toHaveText(/^(Watch)?$/);
        }
      }
    });
  }
}

test('a full CPT starts only after a press was registered, and not after a practice with no hits', async ({
  page,
  person: _,
}) => {
  await visitCpt(page);
  await page.getByLabel('Mode').selectOption('full');
  await press(page, 'Practice');
  await pass(page, PRACTICE_MS);
  await expect(feedback(page)).toHaveText('Press the x key or the X button once to begin.');
  await page.getByRole('button', { name: 'X', exact: true }).click();
  await pass(page, PRACTICE_MS);
  await expect(page.getByRole('heading', { name: 'Practice is over' })).toBeFocused();
  await expect(page.getByText(/^You found 0 of 7 targets\. The test can begin once/)).toBeVisible();
  await expect(page.getByText(/use the key where x would be/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the test' })).toHaveCount(0);
  // A press was registered before, so the letters start immediately.
  await press(page, 'Practice again');
  await watchLetters(page);
  await targetComes(page);
  await pressOther(page, { key: 'Process', code: 'KeyX' });
  await pass(page, 100);
  await expect(feedback(page)).toHaveText('Correct');
  await press(page, 'End practice');
  await press(page, 'Start the test');
  await letterShows(page);
});
