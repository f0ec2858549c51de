import { expect, expectAccessible, type Page } from '../fixtures.ts';
import { pass } from '../support/clock.ts';
import { pinLevel, turnTwoThatDiffer, visitGame } from '../support/games.ts';
import { setComfort } from '../support/look.ts';
import { test } from '../warm.ts';

const calm = (page: Page): Promise<void> => setComfort(page, { reducedStimulation: true });
const circles = (page: Page) =>
  page.getByRole('group', { name: 'Playing field' }).getByRole('button');
const score = (page: Page) => page.getByText(/^Score: /);

test('with reduced stimulation level 1 of Focus tap is as specified, without sounds', async ({
  page,
  person: _,
}) => {
  await calm(page);
  await visitGame(page, 'focus');
  await expect(score(page)).toHaveText('Score: 0');
  await pass(page, 1_100);
  await expect(circles(page).first()).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('from level 2 on Focus tap starts with only its rule, and shows the points at the end', async ({
  page,
  person,
}) => {
  await pinLevel(page, person.userId, 'focus', 2);
  await calm(page);
  await visitGame(page, 'focus');
  const rule = page
    .getByRole('group', { name: 'Playing field' })
    .getByText(/^Tap the green circles/);
  await pass(page, 3_500);
  await expect(rule).toBeVisible();
  await expect(circles(page)).toHaveCount(0);
  await expect(score(page)).toHaveCount(0);
  await pass(page, 700);
  await expect(circles(page)).toHaveCount(1);
  await expect(rule).toHaveCount(0);
  await pass(page, 30_000);
  await expect(
    page.getByRole('heading', { name: 'This round is over. You have 0 points.' }),
  ).toBeVisible();
  await expect(score(page)).toHaveText('Score: 0');
});

for (const [level, staysMs] of [
  [1, 1_000],
  [2, 2_000],
] as const) {
  test(`at level ${level} of Memory, two different cards stay up for ${staysMs / 1000} s, without a count`, async ({
    page,
    person,
  }) => {
    await pinLevel(page, person.userId, 'memory', level);
    await calm(page);
    const up = await turnTwoThatDiffer(page);
    await pass(page, staysMs - 100);
    await expect(up).toHaveCount(2);
    await expect(page.getByText(/^Turns: /)).toHaveCount(0);
    await pass(page, 200);
    await expect(up).toHaveCount(0);
  });
}

test('Social Cues explains only the chosen answer, and the others on request', async ({
  page,
  person: _,
}) => {
  await calm(page);
  await visitGame(page, 'social');
  const game = page.getByRole('region', { name: 'Social Cues' });
  await game.getByRole('listitem').first().getByRole('button').click();
  await expect(game.getByRole('listitem')).toHaveCount(1);
  await expect(game.getByRole('listitem')).toContainText('(your answer)');
  await game.getByText('Show the other answers and why they fit or don’t').click();
  await expect(game.getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
});
