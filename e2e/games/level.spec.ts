import { gameEndpoints } from '#contract/games.ts';
import { expect, type Page } from '../fixtures.ts';
import { settled } from '../support/clock.ts';
import { cards, pinLevel, visitGame } from '../support/games.ts';
import { test } from '../warm.ts';

const level = (page: Page) => page.getByLabel('Level', { exact: true });
const begin = (page: Page) => page.getByRole('button', { name: /^Play level / });

test('a new level waits for the next round, unless the person starts it now', async ({
  page,
  person: _,
}) => {
  await visitGame(page, 'memory');
  await cards(page).first().click();
  await level(page).focus();
  // Because the list is closed, every arrow key changes the selection.
  for (let down = 0; down < 3; down += 1) await page.keyboard.press('ArrowDown');
  await expect(level(page).locator('option:checked')).toHaveText('Stay at level 3');
  await expect(begin(page)).toHaveText('Play level 3 now');
  await expect(cards(page)).toHaveCount(8);
  await expect(cards(page).first()).not.toHaveAccessibleName(/face down/);
  await begin(page).click();
  await expect(cards(page)).toHaveCount(12);
  await expect(begin(page)).toBeHidden();
});

test('a choice made while another is being saved waits, and the last one wins', async ({
  page,
  person,
}) => {
  await pinLevel(page, person.userId, 'memory', 1);
  await visitGame(page, 'memory');
  const sent: unknown[] = [];
  const held = Promise.withResolvers<void>();
  await page.route(`**${gameEndpoints.pin.path}`, async (route) => {
    sent.push(route.request().postDataJSON().level);
    await held.promise;
    await route.continue();
  });
  for (const choice of [2, 4, 5]) await level(page).selectOption(`Stay at level ${choice}`);
  await expect(level(page)).toHaveValue('5');
  await expect(level(page)).toHaveAttribute('aria-busy', 'true');
  held.resolve();
  await expect(level(page)).toHaveAttribute('aria-busy', 'false');
  await expect(level(page)).toHaveValue('5');
  expect(sent).toEqual([2, 5]);
  await settled(page);
  await page.reload();
  await expect(level(page)).toHaveValue('5');
});
