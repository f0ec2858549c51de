import { expect, test } from '../fixtures.ts';
import { holdClock, pass, settled } from '../support/clock.ts';
import {
  byTouch,
  lastRound,
  nextCircle,
  openGame,
  playMemory,
  storedRounds,
} from '../support/games.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

test('each game can be played by touch', async ({ page, person }) => {
  const expectKept = async (game: 'memory' | 'focus', words: string): Promise<void> => {
    await expect(lastRound(page)).toContainText(words);
    await settled(page);
    expect(await storedRounds(page, person.userId, game)).toHaveLength(1);
  };

  await test.step('Memory, to the end', async () => {
    await openGame(page, 'memory');
    await playMemory(page, byTouch);
    await expectKept('memory', 'turns, level 1');
  });

  await test.step('Focus tap, to the end of a round', async () => {
    await openGame(page, 'focus');
    await holdClock(page);
    const { x, y } = await nextCircle(page, 'Green');
    await page.touchscreen.tap(x, y);
    await expect(page.getByText('Score: 1')).toBeVisible();
    await pass(page, 32_000);
    await expectKept('focus', 'Last round: 1 point, level 1.');
  });

  await test.step('Social Cues, from scene to scene', async () => {
    await openGame(page, 'social');
    const game = page.getByRole('region', { name: 'Social Cues' });
    await pass(page, 1_000);
    await byTouch(game.getByRole('listitem').first().getByRole('button'));
    await expect(game.getByRole('heading', { level: 4 })).toBeFocused();
    await byTouch(game.getByRole('button', { name: 'Next scene' }));
    await expect(game.getByText('Scene 2 of ')).toBeVisible();
  });
});
