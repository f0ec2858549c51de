import { gameEndpoints } from '#contract/games.ts';
import { simulatedRound } from '#tests/simulated/games/rounds.ts';
import { expect, type Page } from '../fixtures.ts';
import { pass } from '../support/clock.ts';
import { nextCircle, sendRound, visitGame } from '../support/games.ts';
import { test } from '../warm.ts';

const score = (page: Page) => page.getByText(/^Score: /);
const field = (page: Page) => page.getByRole('group', { name: 'Playing field' });
const status = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

/** Opens the game and scores one point. */
const getPoint = async (page: Page): Promise<void> => {
  await visitGame(page, 'focus');
  await nextCircle(page, 'Green');
  await page.keyboard.press('Space');
  await expect(score(page)).toHaveText('Score: 1');
};

test('Pause shows the points it resets to 0, on the page and to screen readers', async ({
  page,
  person: _,
}) => {
  await getPoint(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(score(page)).toHaveText('Score: 0');
  const told = 'You had 1 point. Press Start to begin again from 0.';
  await expect(field(page).getByText(told)).toBeVisible();
  await expect(status(page, told)).toHaveCount(1);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(told)).toHaveCount(0);
});

test('the list of games shows the points of a game that was left', async ({ page, person: _ }) => {
  await getPoint(page);
  await page.getByRole('link', { name: 'All games' }).click();
  const told = status(page, 'You had 1 point when you left the game.');
  await expect(told).toBeVisible();
  await page.getByRole('link', { name: 'Focus Game' }).click();
  await expect(field(page)).toBeVisible();
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(page.getByRole('link', { name: 'Memory Game' })).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('the break suggestion shows the points so far', async ({ page, person }) => {
  const long = simulatedRound('social', 1, 1, 1);
  const slow = long.events.map((event) => {
    const { events } = gameEndpoints.keep.body.shape;
    const [one] = events.parse([event]);
    return { ...one, atMs: (one?.atMs ?? 0) * 40 };
  });
  const lastedMs = slow.at(-1)?.atMs ?? 0;
  const startedAt = new Date(Date.now() - lastedMs).toISOString();
  await sendRound(page, person.userId, { ...long, events: slow }, startedAt);
  await getPoint(page);
  await pass(page, 33_000);
  await expect(status(page, 'You have 1 point so far.')).toContainText(
    /^You’ve been playing for about 15 minutes\./,
  );
});
