import { test as journey } from '../fixtures.ts';
import { reload } from '../support/clock.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { untilInstalled } from '../support/offline.ts';
import {
  addTask,
  dayFromNow,
  dragBelow,
  giveTasks,
  openRoutine,
  ROUTINE_PAGE,
  refetchTasks,
  rowOf,
  rowsOf,
  shownTitles,
  storedTasks,
  storedTitles,
} from '../support/routine.ts';
import { expect, test, visit } from '../warm.ts';

journey.describe('with the app installed', () => {
  journey.use({ serviceWorkers: 'allow' });

  journey(
    'offline changes to tasks are stored, and sent once when the connection returns',
    async ({ page, context, person, allowErrors }) => {
      allowErrors(NO_ANSWER);
      const date = await dayFromNow(page, 0);
      await giveTasks(page, person.userId, [
        { title: 'Dishes', date },
        { title: 'Letters', date },
      ]);
      await openRoutine(page);
      await expect(rowOf(page, 'Dishes')).toBeVisible();
      await untilInstalled(page);
      await context.setOffline(true);
      await addTask(page, 'Laundry', '10');
      await expect(rowOf(page, 'Laundry')).toContainText('waiting to be sent');
      await page.getByRole('button', { name: 'Complete: Laundry' }).click();
      await page.getByRole('button', { name: 'Complete: Dishes' }).click();
      await page.getByRole('button', { name: 'More options for Laundry' }).click();
      await page.getByRole('button', { name: 'Move up' }).click();
      expect(await shownTitles(page)).toEqual(['Dishes', 'Laundry', 'Letters']);
      await expect(page.getByText('4 entries waiting to be sent')).toBeVisible();
      await page.getByRole('button', { name: 'Generate Smart Tasks' }).click();
      await expect(page.getByRole('alert')).toHaveText('Could not connect to task generator.');
      await page.getByRole('button', { name: 'Add something' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add something' });
      await expect(dialog.getByLabel('What do you want to do?')).toBeFocused();
      await page.keyboard.type('Post the letter tomorrow at 9am');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(
        page.getByText('Everything you added is saved on this device until it can be sent.'),
      ).toBeVisible();
      await expect(rowOf(page, 'Post the letter')).toContainText('waiting to be sent');

      await reload(page);
      await expect(page.getByText('You’re seeing what was saved on this device.')).toBeVisible();
      expect(await shownTitles(page)).toEqual(['Dishes', 'Laundry', 'Letters']);
      await expect(page.getByRole('button', { name: 'Undo: Laundry' })).toBeVisible();
      await expect(rowsOf(page, 'Tomorrow')).toContainText('Post the letter');

      await context.setOffline(false);
      await expect(page.getByText('waiting to be sent')).toHaveCount(0);
      const stored = await storedTasks(page, person.userId);
      expect(stored.map(({ title, completed }) => [title, completed])).toEqual([
        ['Dishes', true],
        ['Laundry', true],
        ['Letters', false],
        ['Post the letter', false],
      ]);
      expect(stored.at(-1)).toMatchObject({ time: '09:00' });
    },
  );
});

test('while a change is being sent it never appears twice or reverts for a moment', async ({
  page,
  person,
}) => {
  const date = await dayFromNow(page, 0);
  await giveTasks(
    page,
    person.userId,
    ['One', 'Two', 'Three'].map((title) => ({ title, date })),
  );
  await visit(page, ROUTINE_PAGE);
  // Record every state of the list, even if it lasts less than a frame.
  await page.evaluate(() => {
    const seen: string[] = [];
    const look = (): void => {
      const rows = [...document.querySelectorAll('main ol > li')].map((row) => {
        const title = row.querySelector('[data-part="edit"]')?.getAttribute('aria-label');
        return `${title ?? 'none'}${row.querySelector('s') === null ? '' : ' done'}`;
      });
      const now = rows.join(', ');
      if (seen.at(-1) !== now) seen.push(now);
    };
    look();
    const all = { subtree: true, childList: true, attributes: true };
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, all);
    const endWatch = (): readonly string[] => {
      watcher.disconnect();
      return seen;
    };
    Object.assign(window, { endWatch });
  });
  await page.getByRole('button', { name: 'Complete: Two' }).click();
  await page.getByRole('button', { name: 'More options for Two' }).click();
  await page.getByRole('button', { name: 'Move up' }).click();
  await dragBelow(page, 'Two', 'Three');
  await addTask(page, 'Four');
  expect(await storedTitles(page, person.userId)).toEqual(['One', 'Three', 'Two', 'Four']);
  await expect(page.getByRole('dialog')).toBeHidden();
  // Refetching must change nothing in the list.
  await refetchTasks(page);
  await page.getByRole('button', { name: 'Undo: Two' }).click();
  expect((await storedTasks(page, person.userId))[2]?.completed).toBe(false);
  const [one, two, three] = ['Edit One', 'Edit Two', 'Edit Three'];
  expect(await page.evaluate(() => Object(window).endWatch())).toEqual([
    `${one}, ${two}, ${three}`,
    `${one}, ${two} done, ${three}`,
    `${two} done, ${one}, ${three}`,
    `${one}, ${three}, ${two} done`,
    `${one}, ${three}, ${two} done, Edit Four`,
    `${one}, ${three}, ${two}, Edit Four`,
  ]);
});

test('two tabs show the same tasks', async ({ page, context, person }) => {
  const date = await dayFromNow(page, 0);
  await giveTasks(page, person.userId, [{ title: 'Dishes', date }]);
  const other = await context.newPage();
  await visit(page, ROUTINE_PAGE);
  await openRoutine(other);
  await expect(rowOf(other, 'Dishes')).toBeVisible();
  await page.getByRole('button', { name: 'Complete: Dishes' }).click();
  await expect(other.getByRole('button', { name: 'Undo: Dishes' })).toBeVisible();
  await addTask(other, 'Laundry');
  await expect(rowOf(page, 'Laundry')).toBeVisible();
  expect(await storedTitles(page, person.userId)).toEqual(['Dishes', 'Laundry']);
});
