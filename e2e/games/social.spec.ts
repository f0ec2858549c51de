import { ROUND_SCENES } from '#domain/games/social/round.ts';
import { LOOK_LEAST_MS } from '#domain/games/social/score.ts';
import { HOUR_MS } from '#domain/shared/time/durations.ts';
import { expect, type Page } from '../fixtures.ts';
import { pass, reload, settled, sleep } from '../support/clock.ts';
import {
  byKeys,
  byMouse,
  lastRound,
  type Press,
  storedRounds,
  visitGame,
} from '../support/games.ts';
import { test } from '../warm.ts';

/** Answers each scene with the first answer and reads the reasons. Returns how many answers fit. */
const play = async (page: Page, press: Press): Promise<number> => {
  const game = page.getByRole('region', { name: 'Social Cues' });
  let fitting = 0;
  for (let scene = 1; scene <= ROUND_SCENES; scene += 1) {
    const heading = game.getByRole('heading', { level: 2 });
    await expect(heading).toHaveText(`Scene ${scene} of ${ROUND_SCENES}.`);
    // The heading is described by the scene, so that a screen reader does not skip it when the heading is focused.
    await expect(heading).toHaveAccessibleDescription(/\w\.$/);
    if (scene > 1) await expect(heading).toBeFocused();
    const answers = game.getByRole('listitem');
    await expect(answers).toHaveCount(4);
    await expect(game.getByRole('img').first()).toBeVisible();
    // A person looks at the scene before answering.
    await pass(page, LOOK_LEAST_MS);
    const first = await answers.first().textContent();
    await press(answers.first().getByRole('button'));
    const verdict = game.getByRole('heading', { level: 4 });
    await expect(verdict).toBeFocused();
    const doesFit = (await verdict.textContent()) === 'Your answer fits this scene.';
    fitting += doesFit ? 1 : 0;
    await expect(answers.first()).toContainText(
      `${doesFit ? 'Fits' : 'Doesn’t fit'} (your answer)`,
    );
    await expect(answers.first()).toContainText(first ?? '');
    await expect(answers.filter({ hasText: /^Fits(?! less)/ })).toHaveCount(2);
    await press(
      game.getByRole('button', { name: scene === ROUND_SCENES ? 'See the result' : 'Next scene' }),
    );
  }
  return fitting;
};

test('Social Cues by mouse, with hours between: reasons for every answer, and a result that survives a reload', async ({
  page,
  person,
}) => {
  await visitGame(page, 'social');
  await sleep(page, 3 * HOUR_MS);
  const fitting = await play(page, async (button) => {
    await sleep(page, HOUR_MS);
    await byMouse(button);
  });
  await expect(page.getByRole('heading', { name: /^This round is over\./ })).toBeFocused();
  await settled(page);
  expect(await storedRounds(page, person.userId, 'social')).toMatchObject([{ score: fitting }]);
  const said = `Last round: ${fitting} ${fitting === 1 ? 'answer that fits' : 'answers that fit'}, level 1.`;
  await expect(lastRound(page)).toHaveText(said);
  await reload(page);
  await expect(lastRound(page)).toHaveText(said);
});

test('Social Cues by keyboard to the end, and Play Again starts another round', async ({
  page,
  person,
}) => {
  await visitGame(page, 'social');
  const fitting = await play(page, byKeys);
  await settled(page);
  expect(await storedRounds(page, person.userId, 'social')).toMatchObject([{ score: fitting }]);
  await byKeys(page.getByRole('button', { name: 'Play Again' }));
  await expect(page.getByText(`Scene 1 of ${ROUND_SCENES}.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
});

test('a picture is also described as text, without naming a feeling', async ({
  page,
  person: _,
}) => {
  await visitGame(page, 'social');
  const words = page.getByRole('group').filter({ hasText: 'What the picture' });
  await expect(words.getByRole('paragraph').first()).toBeHidden();
  await words.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(words.getByRole('paragraph').first()).toContainText(/(brows).*(eyes).*/);
});
