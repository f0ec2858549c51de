import { expect, logIn, type Page, test } from '../fixtures.ts';
import { dayFromNow, giveTasks, openRoutine, rowOf, storedTitles } from '../support/routine.ts';

const give = async (page: Page, userId: string, titles: readonly string[]): Promise<void> => {
  const date = await dayFromNow(page, 0);
  await giveTasks(
    page,
    userId,
    titles.map((title) => ({ title, date })),
  );
  await openRoutine(page);
};

const undo = (page: Page, title: string) =>
  page.getByRole('button', { name: `Undo deleting ${title}` });

/** Lets some seconds of the page's own time pass. */
const pass = (page: Page, ms: number): Promise<void> => page.clock.runFor(ms);

for (const width of [390, 1280])
  test(`a delete is undone by the keyboard, which finds Undo at once and as long as it likes, at ${width} px`, async ({
    page,
    person,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.clock.install();
    await give(page, person.userId, ['One', 'Two']);
    await page.getByRole('button', { name: 'Delete One' }).press('Enter');
    await expect(undo(page, 'One')).toBeFocused();
    await pass(page, 20_000);
    await expect(undo(page, 'One')).toBeFocused();
    expect(await storedTitles(page, person.userId)).toEqual(['One', 'Two']);
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'One')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /One.* is back\.$/ })).toBeAttached();
    await expect(page.getByRole('button', { name: 'Complete: One' })).toBeFocused();
    // One press too many does nothing that cannot be undone in the same place.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Undo: One' })).toBeFocused();
    await pass(page, 20_000);
    expect(await storedTitles(page, person.userId)).toEqual(['One', 'Two']);
  });

test('a delete by mouse is done after some seconds, but not while the pointer is there', async ({
  page,
  person,
}) => {
  await page.clock.install();
  await give(page, person.userId, ['One', 'Two']);
  await page.getByRole('button', { name: 'Delete One' }).click();
  await undo(page, 'One').hover();
  await pass(page, 20_000);
  await expect(undo(page, 'One')).toBeVisible();
  await page.mouse.move(5, 5);
  await pass(page, 5_000);
  await expect(undo(page, 'One')).toBeVisible();
  await pass(page, 2_000);
  await expect(undo(page, 'One')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Complete: Two' })).toBeFocused();
  await expect.poll(() => storedTitles(page, person.userId)).toEqual(['Two']);
});

test('a delete is done at once when the page is left, also several at a time', async ({
  page,
  person,
  allowErrors,
}) => {
  // The answer to what a page sends as it ends may not be heard; it is then sent again, and is gone already.
  allowErrors(/404 .*\/api\/tasks\/delete\//);
  await give(page, person.userId, ['One', 'Two', 'Three', 'Four']);
  await page.getByRole('button', { name: 'Delete One' }).click();
  await page.getByRole('button', { name: 'Delete Two' }).click();
  await page.getByRole('link', { name: 'Focus', exact: true }).click();
  await expect.poll(() => storedTitles(page, person.userId)).toEqual(['Three', 'Four']);
  await page.goBack();
  // Also when it is another page of the app that is opened anew.
  await page.getByRole('button', { name: 'Delete Four' }).click();
  await expect(undo(page, 'Four')).toBeVisible();
  await page.goto('/settings');
  await expect.poll(() => storedTitles(page, person.userId)).toEqual(['Three']);
  await openRoutine(page);
  await page.getByRole('button', { name: 'Delete Three' }).click();
  await expect(undo(page, 'Three')).toBeVisible();
  await page.reload();
  await expect.poll(() => storedTitles(page, person.userId)).toEqual([]);
  await expect(page.getByText('Nothing is planned yet.')).toBeVisible();
});

test('a delete that could still be undone is done when the person logs out, and leaves nothing', async ({
  page,
  person,
  newDevice,
}) => {
  await give(page, person.userId, ['Secret plan', 'Two']);
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
  await expect.poll(() => storedTitles(other, person.userId)).toEqual(['Two']);
});
