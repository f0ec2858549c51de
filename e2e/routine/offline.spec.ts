import { expect, test } from '../fixtures.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { untilInstalled } from '../support/offline.ts';
import {
  addTask,
  askAnew,
  dayFromNow,
  dragBelow,
  giveTasks,
  openRoutine,
  rowOf,
  shownTitles,
  storedTasks,
  storedTitles,
} from '../support/routine.ts';

test.describe('where the app is installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what was done to tasks without a connection is kept, and sent once when it returns', async ({
    page,
    context,
    person,
    allowErrors,
  }) => {
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
    await expect(rowOf(page, 'Laundry')).toContainText('waiting to send');
    await page.getByRole('button', { name: 'Complete: Laundry' }).click();
    await page.getByRole('button', { name: 'Complete: Dishes' }).click();
    await page.getByRole('button', { name: 'More for Laundry' }).click();
    await page.getByRole('button', { name: 'Move up' }).click();
    await expect.poll(() => shownTitles(page)).toEqual(['Dishes', 'Laundry', 'Letters']);
    await expect(page.getByText('4 entries waiting to send')).toBeVisible();
    await page.getByRole('button', { name: 'Generate Smart Tasks' }).click();
    await expect(page.getByRole('alert')).toHaveText('Could not connect to task generator.');

    await page.reload();
    await expect(page.getByText('Showing what was saved on this device.')).toBeVisible();
    await expect.poll(() => shownTitles(page)).toEqual(['Dishes', 'Laundry', 'Letters']);
    await expect(page.getByRole('button', { name: 'Undo: Laundry' })).toBeVisible();

    await context.setOffline(false);
    await expect
      .poll(() => storedTitles(page, person.userId))
      .toEqual(['Dishes', 'Laundry', 'Letters']);
    await expect(page.getByText('waiting to send')).toHaveCount(0);
    const done = (await storedTasks(page, person.userId)).map(({ completed }) => completed);
    expect(done).toEqual([true, true, false]);
  });
});

test('no change is seen twice or taken back for a moment while it is sent', async ({
  page,
  person,
}) => {
  const date = await dayFromNow(page, 0);
  await giveTasks(
    page,
    person.userId,
    ['One', 'Two', 'Three'].map((title) => ({ title, date })),
  );
  await openRoutine(page);
  await expect(rowOf(page, 'One')).toBeVisible();
  // Notes every state of the list, also one that would be gone before the next frame.
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
    new MutationObserver(look).observe(document.body, all);
    Object.assign(window, { seen });
  });
  await page.getByRole('button', { name: 'Complete: Two' }).click();
  await page.getByRole('button', { name: 'More for Two' }).click();
  await page.getByRole('button', { name: 'Move up' }).click();
  await dragBelow(page, 'Two', 'Three');
  await addTask(page, 'Four');
  await expect
    .poll(() => storedTitles(page, person.userId))
    .toEqual(['One', 'Three', 'Two', 'Four']);
  await expect(page.getByRole('dialog')).toBeHidden();
  // Everything is asked for anew, and is the same.
  await askAnew(page);
  await page.getByRole('button', { name: 'Undo: Two' }).click();
  await expect.poll(async () => (await storedTasks(page, person.userId))[2]?.completed).toBe(false);
  const [one, two, three] = ['Edit One', 'Edit Two', 'Edit Three'];
  expect(await page.evaluate(() => Object(window).seen)).toEqual([
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
  await openRoutine(page);
  await openRoutine(other);
  await expect(rowOf(other, 'Dishes')).toBeVisible();
  await page.getByRole('button', { name: 'Complete: Dishes' }).click();
  await expect(other.getByRole('button', { name: 'Undo: Dishes' })).toBeVisible();
  await addTask(other, 'Laundry');
  await expect(rowOf(page, 'Laundry')).toBeVisible();
  await expect.poll(() => storedTitles(page, person.userId)).toEqual(['Dishes', 'Laundry']);
});
