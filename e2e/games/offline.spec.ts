import { expect, test } from '../fixtures.ts';
import { reload, settled } from '../support/clock.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { byMouse, lastRound, openGame, playMemory, storedRounds } from '../support/games.ts';
import { untilInstalled } from '../support/offline.ts';

test.use({ serviceWorkers: 'allow' });

test('an offline round is stored on this device and sent once later', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await openGame(page, 'memory');
  await untilInstalled(page);
  await context.setOffline(true);
  await playMemory(page, byMouse);
  await expect(lastRound(page)).toContainText(
    'This round is saved on this device and will be sent later.',
  );
  const said = await lastRound(page).textContent();
  await reload(page);
  await expect(lastRound(page)).toHaveText(said ?? '');
  await context.setOffline(false);
  await expect(lastRound(page)).not.toContainText('will be sent');
  expect(await storedRounds(page, person.userId, 'memory')).toHaveLength(1);
  await reload(page);
  await settled(page);
  await expect(lastRound(page)).toBeVisible();
  expect(await storedRounds(page, person.userId, 'memory')).toHaveLength(1);
});
