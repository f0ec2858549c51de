import { TOP_LEVELS } from '#domain/games/game.ts';
import { memoryLevel } from '#domain/games/memory/levels.ts';
import { expectAccessible } from '../fixtures.ts';
import { cards } from '../support/games.ts';
import { overflow } from '../support/look.ts';
import { expect, test, visit } from '../warm.ts';

const TARGET_PX = 44;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 844 };
const LOW_DESKTOP = { width: 1280, height: 800 };

test('the games have no barriers in any theme, and nothing is cut off on phone and desktop', async ({
  page,
  person: _,
}) => {
  const expectWhole = async (): Promise<void> => {
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await expect.poll(() => overflow(page)).toBe(0);
    }
    await expectAccessible(page);
  };
  await visit(page, '/features/game');
  for (const name of ['Memory Game', 'Focus Game', 'Social Cues'])
    await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByText(/This is practice, not treatment\./)).toBeVisible();
  await expectWhole();

  await visit(page, '/features/game/Memory');
  await cards(page).first().click();
  await expectWhole();

  await visit(page, '/features/game/focus');
  await expectWhole();
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await expect(page.getByRole('group', { name: 'Playing field' })).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: 'Pause' }).click();
  await expectWhole();

  await visit(page, '/features/game/social');
  await expectWhole();
  const answers = page.getByRole('region', { name: 'Social Cues' }).getByRole('listitem');
  await answers.first().getByRole('button').click();
  await expectWhole();
});

test('the cards of every level are all in view and large enough on phone and desktop', async ({
  page,
  person: _,
}) => {
  await visit(page, '/features/game/Memory');
  for (let level = 1; level <= TOP_LEVELS.memory; level += 1) {
    if (level > 1) {
      const choice = page.getByLabel('Level', { exact: true });
      await choice.selectOption(`Stay at level ${level}`);
      await page.getByRole('button', { name: `Play level ${level} now` }).click();
    }
    await expect(cards(page)).toHaveCount(2 * memoryLevel(level).pairs);
    for (const size of [PHONE, LOW_DESKTOP]) {
      await page.setViewportSize(size);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(cards(page).last(), `level ${level}`).toBeInViewport({ ratio: 1 });
      const boxes = await cards(page).evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().toJSON()),
      );
      for (const { width, height } of boxes) {
        expect(width).toBeGreaterThanOrEqual(TARGET_PX);
        expect(height).toBeGreaterThanOrEqual(TARGET_PX);
      }
    }
  }
});
