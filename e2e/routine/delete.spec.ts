import { test as journey, logIn, type Page } from '../fixtures.ts';
import { holdClock, pass, reload } from '../support/clock.ts';
import {
  dayFromNow,
  giveTasks,
  openRoutine,
  ROUTINE_PAGE,
  rowOf,
  storedTitles,
} from '../support/routine.ts';
import { expect, test, visit } from '../warm.ts';

const giveToday = async (page: Page, userId: string, titles: readonly string[]): Promise<void> => {
  const date = await dayFromNow(page, 0);
  await giveTasks(
    page,
    userId,
    titles.map((title) => ({ title, date })),
  );
};

const give = async (page: Page, userId: string, titles: readonly string[]): Promise<void> => {
  await giveToday(page, userId, titles);
  await visit(page, ROUTINE_PAGE);
};

const undo = (page: Page, title: string) =>
  page.getByRole('button', { name: `Undo deleting ${title}` });

test('a delete can be undone by keyboard: Undo has the focus right away and does not expire', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await give(page, person.userId, ['One', 'Two']);
  await holdClock(page);
  await page.getByRole('button', { name: 'Delete One' }).press('Enter');
  await expect(undo(page, 'One')).toBeFocused();
  await pass(page, 20_000);
  await expect(undo(page, 'One')).toBeFocused();
  expect(await storedTitles(page, person.userId)).toEqual(['One', 'Two']);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'One')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /One.* is back\.$/ })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Edit One' })).toBeFocused();
  // Additional presses must not change anything.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit One' })).toBeFocused();
  await pass(page, 20_000);
  expect(await storedTitles(page, person.userId)).toEqual(['One', 'Two']);
});

test('a delete by mouse takes effect after some seconds, but not while the pointer is on Undo', async ({
  page,
  person,
}) => {
  await give(page, person.userId, ['One', 'Two']);
  await holdClock(page);
  await page.getByRole('button', { name: 'Delete One' }).click();
  await undo(page, 'One').hover();
  await pass(page, 20_000);
  await expect(undo(page, 'One')).toBeVisible();
  await page.mouse.move(5, 5);
  await pass(page, 5_999);
  await expect(undo(page, 'One')).toBeVisible();
  await pass(page, 1);
  await expect(undo(page, 'One')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit Two' })).toBeFocused();
  expect(await storedTitles(page, person.userId)).toEqual(['Two']);
});

test('leaving the page applies deletes immediately, even several at a time', async ({
  page,
  person,
  allowErrors,
}) => {
  // The reply to a request sent during unload may be lost. The request is then sent again, and the task is already
  // deleted.
  allowErrors(/404 .*\/api\/tasks\/delete\//);
  await give(page, person.userId, ['One', 'Two', 'Three', 'Four']);
  await page.getByRole('button', { name: 'Delete One' }).click();
  await page.getByRole('button', { name: 'Delete Two' }).click();
  await page.getByRole('link', { name: 'Focus', exact: true }).click();
  expect(await storedTitles(page, person.userId)).toEqual(['Three', 'Four']);
  await page.goBack();
  // Deletes are also applied when the person leaves by loading another page.
  await page.getByRole('button', { name: 'Delete Four' }).click();
  await expect(undo(page, 'Four')).toBeVisible();
  await page.goto('/settings');
  expect(await storedTitles(page, person.userId)).toEqual(['Three']);
  await visit(page, ROUTINE_PAGE);
  await page.getByRole('button', { name: 'Delete Three' }).click();
  await expect(undo(page, 'Three')).toBeVisible();
  await reload(page);
  expect(await storedTitles(page, person.userId)).toEqual([]);
  await expect(page.getByText('You have no tasks planned yet.')).toBeVisible();
});

journey(
  'logging out applies a delete that could still be undone, and leaves nothing behind',
  async ({ page, person, newDevice }) => {
    await giveToday(page, person.userId, ['Secret plan', 'Two']);
    await openRoutine(page);
    await page.getByRole('button', { name: 'Delete Secret plan' }).click();
    await expect(undo(page, 'Secret plan')).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/');
    const left = await page.evaluate(async () => {
      const texts = [JSON.stringify({ ...localStorage })];
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await new Promise<IDBDatabase>((resolve) => {
          const request = indexedDB.open(name);
          request.onsuccess = () => resolve(request.result);
        });
        for (const store of database.objectStoreNames) {
          const all = database.transaction(store).objectStore(store).getAll();
          await new Promise((resolve) => {
            all.onsuccess = resolve;
          });
          texts.push(JSON.stringify(all.result));
        }
        database.close();
      }
      return texts.join();
    });
    expect(left).not.toContain('Secret plan');
    const other = await newDevice();
    await other.goto('/');
    await logIn(other, person);
    expect(await storedTitles(other, person.userId)).toEqual(['Two']);
  },
);
