import { expect, test } from '../fixtures.ts';
import { own, say } from '../support/chat.ts';
import { settled } from '../support/clock.ts';
import { checkIn, MOOD_PAGE, THANKS } from '../support/moods.ts';
import { heading, PAGES } from '../support/pages.ts';
import { pressIn, setClock } from '../support/player.ts';
import { addTask, ROUTINE_PAGE, rowOf } from '../support/routine.ts';
import { visit } from '../warm.ts';

test('over plain http at home a guest sets up a day, entries are saved, and every page opens', async ({
  page,
  server,
  allowErrors,
}) => {
  // On every page, the browser warns that this header requires https.
  allowErrors(/Cross-Origin-Opener-Policy/);
  const home = `http://evenkeel.test:${new URL(server.url).port}`;
  await page.goto(home);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await pressIn(page, 'Try it without an account');
  await expect(page).toHaveURL(`${home}/homepage`);

  // Before the time of the first routine, so that it comes today.
  await setClock(page, 6, 30);
  await page.getByRole('radio', { name: 'Getting started' }).check();
  await pressIn(page, 'Next');
  await pressIn(page, 'Next');
  await page.getByRole('radio', { name: 'My whole day' }).check();
  await pressIn(page, 'Set up my day');
  await pressIn(page, 'Not now');

  await visit(page, MOOD_PAGE);
  await checkIn(page, 1, 'The night was short.');
  await expect(page.getByText(THANKS)).toBeVisible();

  await visit(page, ROUTINE_PAGE);
  await addTask(page, 'Feed Mimi', '5');
  await pressIn(page, 'Complete: Feed Mimi');
  await expect(rowOf(page, 'Feed Mimi').locator('s')).toHaveText('Feed Mimi');

  await page.getByRole('link', { name: 'Start A simple morning' }).click();
  await pressIn(page, 'Start');
  await expect(heading(page)).toContainText('Now: ');
  const first = await heading(page).innerText();
  await pressIn(page, 'Done');
  await expect(heading(page)).not.toHaveText(first);

  for (const [path, title] of PAGES) {
    await visit(page, path);
    await expect(heading(page), path).toContainText(title);
  }
  // The chat is the last page of the list and is still open.
  await say(page, 'The bus was loud today');
  await expect(own(page)).toHaveText([/The bus was loud today/]);

  // Clear the device, so that all data comes from the server.
  await settled(page);
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases())
      if (name !== undefined) indexedDB.deleteDatabase(name);
  });
  await page.goto(`${home}${ROUTINE_PAGE}`);
  await expect(rowOf(page, 'Feed Mimi').locator('s')).toHaveText('Feed Mimi');
  await visit(page, MOOD_PAGE);
  await expect(page.getByRole('button', { name: /, Low, today, chosen$/ })).toBeVisible();
});
