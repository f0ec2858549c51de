import { expect, type Page } from '../fixtures.ts';
import { pass, reload, settled } from '../support/clock.ts';
import {
  byKeys,
  byMouse,
  cards,
  lastRound,
  playMemory,
  storedRounds,
  turnTwoThatDiffer,
  visitGame,
} from '../support/games.ts';
import { test } from '../warm.ts';

const CONGRATULATION = 'Congratulations. You found all 4 pairs.';

const expectKept = async (page: Page, userId: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: CONGRATULATION })).toBeFocused();
  await settled(page);
  const [round, ...others] = await storedRounds(page, userId, 'memory');
  expect(others).toEqual([]);
  await expect(lastRound(page)).toContainText(`${round?.score} turns, level 1`);
};

test('Memory by mouse: eight cards to the end, stored over a reload, and Play Again reshuffles', async ({
  page,
  person,
}) => {
  await visitGame(page, 'memory');
  await page.getByLabel('Level', { exact: true }).selectOption('Stay at level 1');
  await expect(cards(page)).toHaveCount(8);
  const first = await playMemory(page, byMouse);
  expect(new Set(first).size).toBe(4);
  await expectKept(page, person.userId);
  await page.getByRole('button', { name: 'Play Again' }).click();
  await expect(page.getByRole('heading', { name: CONGRATULATION })).toBeHidden();
  await expect(page.getByRole('button', { name: /face down$/ })).toHaveCount(8);
  const second = await playMemory(page, byMouse);
  expect(second).not.toEqual(first);
  await settled(page);
  expect(await storedRounds(page, person.userId, 'memory')).toHaveLength(2);
  await expect(lastRound(page)).not.toContainText('will be sent');
  const said = await lastRound(page).textContent();
  await reload(page);
  await expect(lastRound(page)).toHaveText(said ?? '');
});

test('two different cards stay up for a second, and no third one turns meanwhile', async ({
  page,
  person: _,
}) => {
  const up = await turnTwoThatDiffer(page);
  await expect(up).toHaveCount(2);
  await cards(page).nth(7).click();
  await pass(page, 900);
  await expect(up).toHaveCount(2);
  await pass(page, 200);
  await expect(up).toHaveCount(0);
});

test('Memory by keyboard: arrows move on the board, Enter turns, and Play Again is next', async ({
  page,
  person,
}) => {
  await visitGame(page, 'memory');
  let at = 0;
  await byKeys(cards(page).first());
  await playMemory(page, async (card, id) => {
    if (id === 0 && at === 0 && !(await card.getAttribute('aria-label'))?.endsWith('face down'))
      return;
    const [rows, columns] = [Math.floor(id / 4) - Math.floor(at / 4), (id % 4) - (at % 4)];
    for (let step = 0; step < Math.abs(rows); step += 1)
      await page.keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp');
    for (let step = 0; step < Math.abs(columns); step += 1)
      await page.keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft');
    at = id;
    await expect(card).toBeFocused();
    await page.keyboard.press('Enter');
  });
  await expectKept(page, person.userId);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // The new board may be larger, because levels adapt to the person.
  await expect(page.getByRole('heading', { name: CONGRATULATION })).toBeHidden();
  await expect(page.getByRole('button', { name: /: .*pair found$/ })).toHaveCount(0);
});
