import { ROUND_SCENES } from '#domain/games/social/round.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { expect, type Page, signIn } from '../fixtures.ts';
import { pass, settled } from '../support/clock.ts';
import { storedRounds, visitGame } from '../support/games.ts';
import { test } from '../warm.ts';

const suggestion = (page: Page) => page.getByText(/^You’ve been playing for about 15 minutes\./);

/** Plays a round of Social Cues with these pauses before and after each answer. */
const play = async (page: Page, lookMs: number, readMs: number): Promise<void> => {
  const game = page.getByRole('region', { name: 'Social Cues' });
  for (let scene = 1; scene <= ROUND_SCENES; scene += 1) {
    await expect(game.getByText(`Scene ${scene} of ${ROUND_SCENES}.`)).toBeVisible();
    await pass(page, lookMs);
    await game.getByRole('listitem').first().getByRole('button').click();
    await pass(page, readMs);
    await game.getByRole('button', { name: /^(See the result|Next scene)$/ }).click();
  }
  await expect(page.getByRole('heading', { name: /^This round is over\./ })).toBeVisible();
};
const again = (page: Page) => page.getByRole('button', { name: 'Play Again' }).click();

test('a hidden break suggestion stays hidden until five minutes without play', async ({
  page,
  person: _,
}) => {
  await visitGame(page, 'social');
  await play(page, 2 * MINUTE_MS, 2 * MINUTE_MS);
  await expect(suggestion(page)).toBeVisible();
  await page.getByRole('button', { name: 'Hide this' }).click();
  await expect(suggestion(page)).toBeHidden();
  await pass(page, 4 * MINUTE_MS);
  await again(page);
  await play(page, 2 * MINUTE_MS, 2 * MINUTE_MS);
  await expect(suggestion(page), 'without a break since').toBeHidden();
  await pass(page, 6 * MINUTE_MS);
  await again(page);
  await play(page, 2 * MINUTE_MS, 2 * MINUTE_MS);
  await expect(suggestion(page), 'after a break').toBeVisible();
});

test('rounds that do not count still add playing time, for the person who played', async ({
  page,
  person,
}) => {
  await visitGame(page, 'social');
  await play(page, 0, 4 * MINUTE_MS);
  await expect(page.getByText('The answers came faster than anyone can react.')).toBeVisible();
  await expect(suggestion(page)).toBeVisible();
  await settled(page);
  expect(await storedRounds(page, person.userId, 'social')).toHaveLength(0);
  await signIn(page);
  await visitGame(page, 'focus');
  await expect(suggestion(page), 'for the next person on this device').toBeHidden();
});
