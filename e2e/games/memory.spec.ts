import { expect, type Page, test } from '../fixtures.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import {
  byKeys,
  byMouse,
  byTouch,
  cards,
  keptRounds,
  lastRound,
  openGame,
  playMemory,
  turnTwoThatDiffer,
} from '../support/games.ts';
import { untilInstalled } from '../support/offline.ts';

const CONGRATULATION = 'Congratulations. You found all 4 pairs.';

const expectKept = async (page: Page, userId: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: CONGRATULATION })).toBeFocused();
  await expect.poll(() => keptRounds(page, userId, 'memory')).toHaveLength(1);
  const [round] = await keptRounds(page, userId, 'memory');
  await expect(lastRound(page)).toContainText(`${round?.score} turns, level 1`);
};

test('by mouse: eight cards to their end, kept over a reload, and Play Again reshuffles', async ({
  page,
  person,
}) => {
  test.setTimeout(90_000);
  await openGame(page, 'memory');
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
  await expect.poll(() => keptRounds(page, person.userId, 'memory')).toHaveLength(2);
  // Until it is sent, the line says that it waits.
  await expect(lastRound(page)).not.toContainText('will be sent');
  const said = await lastRound(page).textContent();
  await page.reload();
  await expect(lastRound(page)).toHaveText(said ?? '');
});

test('two that differ stay up for a second, and no third one turns meanwhile', async ({
  page,
  person: _,
}) => {
  const up = await turnTwoThatDiffer(page);
  await expect(up).toHaveCount(2);
  await cards(page).nth(7).click();
  await page.clock.runFor(900);
  await expect(up).toHaveCount(2);
  await page.clock.runFor(200);
  await expect(up).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('by touch, to its end', async ({ page, person }) => {
    await openGame(page, 'memory');
    await playMemory(page, byTouch);
    await expectKept(page, person.userId);
  });
});

test('by keyboard: arrows move on the board, Enter turns, and Play Again is next', async ({
  page,
  person,
}) => {
  await openGame(page, 'memory');
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
  // By then it may be a larger board: levels follow how a person plays.
  await expect(page.getByRole('heading', { name: CONGRATULATION })).toBeHidden();
  await expect(page.getByRole('button', { name: /: .*pair found$/ })).toHaveCount(0);
});

test.describe('where the app is installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a round without a connection is kept on this device, and sent later once', async ({
    page,
    context,
    person,
    allowErrors,
  }) => {
    test.setTimeout(90_000);
    allowErrors(NO_ANSWER);
    await openGame(page, 'memory');
    await untilInstalled(page);
    await context.setOffline(true);
    await playMemory(page, byMouse);
    await expect(lastRound(page)).toContainText('It is on this device and will be sent.');
    const said = await lastRound(page).textContent();
    await page.reload();
    await expect(lastRound(page)).toHaveText(said ?? '');
    await context.setOffline(false);
    await expect.poll(() => keptRounds(page, person.userId, 'memory')).toHaveLength(1);
    await expect(lastRound(page)).not.toContainText('will be sent');
    await page.reload();
    await expect(lastRound(page)).toBeVisible();
    expect(await keptRounds(page, person.userId, 'memory')).toHaveLength(1);
  });
});
