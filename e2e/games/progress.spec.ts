import { DAY_MS } from '#domain/shared/time/durations.ts';
import { simulatedRound } from '#tests/simulated/games/rounds.ts';
import { expect, expectAccessible } from '../fixtures.ts';
import { sendRound, visitGame } from '../support/games.ts';
import { test } from '../warm.ts';

test('the line of the last rounds has a description and a table, which Space opens', async ({
  page,
  person,
}) => {
  const rounds = [1, 2, 3].map((level) => simulatedRound('focus', 0.8, level, level));
  for (const [at, round] of rounds.entries()) {
    const startedAt = new Date(Date.now() - (3 - at) * DAY_MS).toISOString();
    await sendRound(page, person.userId, round, startedAt);
  }
  await visitGame(page, 'focus');
  const level = page.getByRole('region', { name: 'Your level' });
  await expect(level.getByRole('figure')).toContainText('over your last 3 rounds');
  await expect(level.getByRole('table')).toHaveCount(0);
  await level.getByText('Show the rounds as a table').focus();
  await page.keyboard.press('Space');
  const table = level.getByRole('table', { name: /^Your last rounds, latest first\./ });
  await expect(table.locator('tbody td:nth-child(2)')).toHaveText(['3', '2', '1']);
  await expectAccessible(page);
});
