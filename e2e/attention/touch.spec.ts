import { expect, type Page, test } from '../fixtures.ts';
import {
  feedback,
  lettersCome,
  openCpt,
  passUntilFocused,
  passUntilVisible,
  storedRuns,
  summary,
  targetComes,
  watchLetters,
  watchPosts,
} from '../support/attention.ts';
import {
  button,
  openTests,
  sightOf,
  startWatched,
  TESTS_PAGE,
  tests,
} from '../support/attention-tests.ts';
import { holdClock, pass, settled } from '../support/clock.ts';
import { changed, digitsShown, field, resultAfter } from '../support/digit-span.ts';
import { otherThan, playedFrom, said } from '../support/simon.ts';
import { answerNext, type Color } from '../support/stroop.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

const turned = (text: string): string => [...text].reverse().join('');

/** Expects exactly one completed run by touch, and returns its score. */
const scoreOf = async (
  page: Page,
  userId: string,
  instrument: 'cpt' | 'stroop' | 'digit-span' | 'simon',
) => {
  await settled(page);
  const runs = await storedRuns(page, userId, instrument);
  expect(runs).toMatchObject([{ interrupted: false, timing: { input: 'touch' } }]);
  return runs[0]?.score;
};

test('each attention test works by touch, from start to result', async ({ page, person }) => {
  const posts = watchPosts(page);

  await test.step('a quick CPT', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openCpt(page);
    await holdClock(page);
    await page.getByLabel('Difficulty').selectOption('easy');
    await watchLetters(page);
    await page.getByRole('button', { name: 'Start', exact: true }).tap();
    const x = page.getByRole('button', { name: 'X', exact: true });
    await passUntilVisible(page, feedback(page).getByText('once to begin'));
    await x.tap();
    await lettersCome(page, 1);
    await expect(x).toBeEnabled();
    await expect(x).toBeInViewport();
    await targetComes(page);
    await x.tap();
    await pass(page, 100);
    await expect(feedback(page)).toHaveText('Correct');
    await pass(page, 30_000);
    await expect(summary(page)).toContainText('Accuracy100%');
    expect(await scoreOf(page, person.userId, 'cpt')).toMatchObject({ total: 1, correct: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('a full digit span runs forward, then backward, and gives both spans', async () => {
    await openTests(page, { test: 'digit-span', mode: 'full' });
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
    await passUntilVisible(page, tests(page).getByText(/^The forward part is over/));
    await button(page, 'Start the backward part').tap();
    expect(await enter(turned, /^Correct$/)).toBe(2);
    expect(await enter(same, /^Incorrect/)).toBe(2);
    expect(await enter(same, /^Incorrect/)).toBe(3);
    expect(await enter(same, /^Incorrect/)).toBe(3);
    await passUntilFocused(page, page.getByRole('heading', { name: 'Digit span: your results' }));
    // The span is half a digit less than the first length, plus half a digit for each correct sequence.
    await expect(tests(page).getByText('3.0 digits', { exact: true })).toBeVisible();
    await expect(tests(page).getByText('2.0 digits', { exact: true })).toBeVisible();
    expect(await scoreOf(page, person.userId, 'digit-span')).toMatchObject({
      forward: { meanSpan: 3 },
      backward: { meanSpan: 2 },
    });
  });

  await test.step('a full Simon ends after two failures at one length and gives the span', async () => {
    await openTests(page, { test: 'simon', mode: 'full' });
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
      for (const color of isRight ? colors : [otherThan(colors[0])])
        await button(page, color).tap();
      from = await said(page, isRight ? 'Correct' : 'Incorrect', number);
    }
    await passUntilFocused(page, page.getByRole('heading', { name: 'Simon: your results' }));
    await expect(tests(page).getByText('2.5 colours', { exact: true })).toBeVisible();
    expect(await scoreOf(page, person.userId, 'simon')).toMatchObject({
      span: { meanSpan: 2.5 },
      longest: 2,
    });
  });

  await test.step('practice and the 48 words of a full Stroop, with a pause, end with a result', async () => {
    const tap = (color: Color): Promise<void> =>
      button(page, color.charAt(0).toUpperCase() + color.slice(1)).tap();
    await openTests(page, { test: 'stroop', mode: 'full' });
    await settled(page);
    const sentBefore = posts.length;
    await startWatched(page, 'Practice');
    let from = 0;
    for (let number = 0; number < 8; number += 1)
      from = (await answerNext(page, from, number > 1, tap)).next;
    await passUntilFocused(page, page.getByRole('heading', { name: 'Stroop: practice is over' }));
    await expect(
      tests(page).getByText('You got 6 of 8 right. Practice rounds aren’t saved.'),
    ).toBeVisible();
    await settled(page);
    expect(posts.slice(sentBefore), 'a practice sends nothing').toEqual([]);

    await startWatched(page);
    from = 0;
    for (let number = 0; number < 48; number += 1) {
      from = (await answerNext(page, from, true, tap)).next;
      if (number === 4) {
        await button(page, 'Pause').tap();
        await passUntilVisible(page, tests(page).getByText('Paused', { exact: true }));
        await button(page, 'Continue').tap();
        from = (await sightOf(page, /^Get ready$/, from)).number;
      }
    }
    await passUntilFocused(page, page.getByRole('heading', { name: 'Stroop: your results' }));
    await expect(tests(page).getByText('24 of 24 (100%)')).toHaveCount(2);
    await expect(tests(page).getByText(/^-?\d+ ± \d+ ms$/)).toBeVisible();
    expect(await scoreOf(page, person.userId, 'stroop')).toMatchObject({
      complete: true,
      congruent: { correct: 24 },
    });
  });

  const single = /\/(stroop|digit-span|simon)\//;
  expect(
    posts.filter(({ path }) => single.test(path)),
    'a full run is sent whole',
  ).toEqual([]);
});

test('on a phone one choice, the rule and the start are on the first screen', async ({
  page,
  person: _,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(TESTS_PAGE);
  await expect(page.getByLabel('Test', { exact: true })).toBeInViewport();
  await expect(page.getByText('Press the colour of the ink.', { exact: true })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeInViewport();
  await expect(page.getByLabel('Difficulty')).toBeHidden();
  await page.getByLabel('Test', { exact: true }).selectOption('simon');
  await page.getByText('Medium, quick').click();
  await page.getByLabel('Difficulty').selectOption('Hard');
  await expect(page.getByText('Hard, quick')).toBeVisible();
});
