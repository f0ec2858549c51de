import { ROUND_SCENES } from '#domain/games/social/round.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { keptRounds, openGame } from '../support/games.ts';

const MINUTE_MS = 60_000;

const suggestion = (page: Page) => page.getByText(/^You have played for about 15 minutes\./);
const end = (page: Page) => page.getByRole('heading', { name: /^This round is over: / });

/** Plays a round of Social cues, so long before and after each answer. */
const play = async (page: Page, lookMs: number, readMs: number): Promise<void> => {
  const game = page.getByRole('region', { name: 'Social Cues' });
  for (let scene = 1; scene <= ROUND_SCENES; scene += 1) {
    await expect(game.getByText(`Scene ${scene} of ${ROUND_SCENES}.`)).toBeVisible();
    if (lookMs > 0) await page.clock.fastForward(lookMs);
    await game.getByRole('listitem').first().getByRole('button').click();
    await page.clock.fastForward(readMs);
    await game.getByRole('button', { name: /^(See the result|Next scene)$/ }).click();
  }
  await expect(end(page)).toBeVisible();
};
const again = (page: Page) => page.getByRole('button', { name: 'Play Again' }).click();

test('a break that was hidden stays hidden until five minutes without play', async ({
  page,
  person: _,
}) => {
  await page.clock.install();
  await openGame(page, 'social');
  await play(page, 2 * MINUTE_MS, 2 * MINUTE_MS);
  await expect(suggestion(page)).toBeVisible();
  await page.getByRole('button', { name: 'Hide this' }).click();
  await expect(suggestion(page)).toBeHidden();
  await page.clock.fastForward(4 * MINUTE_MS);
  await again(page);
  await play(page, 2 * MINUTE_MS, 2 * MINUTE_MS);
  await expect(suggestion(page), 'without a break since').toBeHidden();
  await page.clock.fastForward(6 * MINUTE_MS);
  await again(page);
  await play(page, 2 * MINUTE_MS, 2 * MINUTE_MS);
  await expect(suggestion(page), 'after a break').toBeVisible();
});

test('rounds that are not counted are time at play all the same', async ({ page, person }) => {
  await page.clock.install();
  await openGame(page, 'social');
  await page.clock.pauseAt(Date.now() + 10 * MINUTE_MS);
  await play(page, 0, 4 * MINUTE_MS);
  await page.clock.resume();
  await expect(page.getByText('Its answers came faster than a person can see.')).toBeVisible();
  await expect(suggestion(page)).toBeVisible();
  expect(await keptRounds(page, person.userId, 'social')).toHaveLength(0);
});
