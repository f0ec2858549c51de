import { TOP_LEVELS } from '#domain/games/game.ts';
import { memoryLevel } from '#domain/games/memory/levels.ts';
import { expect, test } from '../fixtures.ts';
import { cards, openGame } from '../support/games.ts';

const TARGET_PX = 44;

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`all cards of every level are in view at ${width} by ${height}, each large enough`, async ({
    page,
    person: _,
  }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width, height });
    await openGame(page, 'memory');
    for (let level = 1; level <= TOP_LEVELS.memory; level += 1) {
      if (level > 1) {
        const choice = page.getByLabel('Level', { exact: true });
        await choice.selectOption(`Stay at level ${level}`);
        await page.getByRole('button', { name: `Play level ${level} now` }).click();
      }
      await expect(cards(page)).toHaveCount(2 * memoryLevel(level).pairs);
      await page.evaluate(() => window.scrollTo(0, 0));
      for (const card of await cards(page).all()) {
        const box = await card.boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(TARGET_PX);
        expect(box?.height).toBeGreaterThanOrEqual(TARGET_PX);
      }
      await expect(cards(page).last(), `level ${level}`).toBeInViewport({ ratio: 1 });
    }
  });
}
