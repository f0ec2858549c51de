import { expect, expectAccessible, type Page, test } from '../fixtures.ts';
import { dayFromNow, giveTasks, storedTasks } from '../support/routine.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Next task' });
const complete = (page: Page, title: string) =>
  card(page).getByRole('button', { name: `Complete: ${title}` });

test.use({ viewport: { width: 390, height: 844 } });

test('Today shows the next task, and the one after it once it is completed', async ({
  page,
  person,
}) => {
  await page.clock.install();
  const date = await dayFromNow(page, 0);
  await page.goto('/homepage');
  await card(page).getByRole('link', { name: 'Plan my day' }).click();
  await expect(page.getByRole('button', { name: 'Generate Smart Tasks' })).toBeFocused();
  await giveTasks(page, person.userId, [
    { title: 'First', date },
    { title: 'Second', date },
  ]);
  await page.goto('/homepage');
  await complete(page, 'First').click();
  await expect(complete(page, 'Second')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo completing First' })).toBeVisible();
  await expectAccessible(page);
  await page.clock.runFor(1_000);
  await complete(page, 'Second').click();
  await expect(card(page)).toContainText('Everything on today’s list is completed.');
  await page.clock.runFor(1_000);
  await card(page).getByRole('link', { name: 'Open routine' }).click();
  await expect(page.getByText('2 of 2 completed')).toBeVisible();
});

test('what is completed on Today is told and can be undone, and a second tap completes nothing more', async ({
  page,
  person,
}) => {
  await page.clock.install();
  const date = await dayFromNow(page, 0);
  await giveTasks(page, person.userId, [
    { title: 'First', date },
    { title: 'Second', date },
  ]);
  const completed = async () =>
    (await storedTasks(page, person.userId)).flatMap((task) => (task.completed ? task.title : []));
  await page.goto('/homepage');
  await expect(complete(page, 'First')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await complete(page, 'First').click();
  const before = await complete(page, 'Second').boundingBox();
  await page.clock.runFor(350);
  await complete(page, 'Second').click();
  const undo = card(page).getByRole('button', { name: 'Undo completing First' });
  await expect(card(page).getByText('First is completed.', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /First.* is completed\.$/ })).toHaveCount(
    1,
  );
  expect(await complete(page, 'Second').boundingBox()).toEqual(before);
  await expect.poll(completed).toEqual(['First']);

  await undo.click();
  await expect(complete(page, 'First')).toBeFocused();
  await expect(undo).toHaveCount(0);
  await expect.poll(completed).toEqual([]);

  await page.clock.runFor(700);
  await complete(page, 'First').click();
  await expect(undo).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(7_000);
  await expect(undo).toHaveCount(0);
  await complete(page, 'Second').click();
  await expect.poll(completed).toEqual(['First', 'Second']);

  // All of today is done: one quiet drawing, and "Undo" has the focus that the button lost.
  await expect(card(page)).toContainText('Everything on today’s list is completed.');
  await expect(card(page).locator('svg[viewBox="0 0 120 84"]')).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Undo completing Second' })).toBeFocused();
});

test('tasks of earlier days are one line on Today, which opens their list', async ({
  page,
  person,
}) => {
  await giveTasks(page, person.userId, [
    { title: 'Letters', date: await dayFromNow(page, -1), time: '15:00' },
    { title: 'Old box', date: await dayFromNow(page, -3) },
    { title: 'Call Kim', date: await dayFromNow(page, -4) },
  ]);
  await page.goto('/homepage');
  await page.getByRole('link', { name: '3 tasks from earlier days' }).click();
  await expect(page.locator('summary', { hasText: '3 tasks from earlier days' })).toBeFocused();
  const row = (title: string) =>
    page.getByRole('list', { name: 'From earlier days' }).getByRole('listitem').filter({
      hasText: title,
    });
  await expect(row('Letters')).toContainText(' at 15:00');
  await expectAccessible(page);

  await row('Letters').getByRole('button', { name: 'Another day for Letters' }).click();
  await row('Letters').getByRole('button', { name: 'Tomorrow' }).click();
  const tomorrow = await dayFromNow(page, 1);
  const stored = async (title: string) =>
    (await storedTasks(page, person.userId)).find((task) => task.title === title);
  await expect.poll(() => stored('Letters')).toMatchObject({ date: tomorrow, time: '15:00' });

  await page.clock.install();
  await page.reload();
  await row('Old box').getByRole('button', { name: 'Done: Old box' }).click();
  await expect(page.getByRole('button', { name: 'Undo: Old box' })).toBeFocused();
  await expect.poll(() => stored('Old box')).toMatchObject({ completed: true });

  await page.clock.runFor(1_000);
  await row('Call Kim').getByRole('button', { name: 'Let go: Call Kim' }).click();
  await expect(page.getByText('Call Kim is let go.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo letting go' }).press('Enter');
  await expect(page.locator('summary', { hasText: '1 task from earlier days' })).toBeFocused();
  await row('Call Kim').getByRole('button', { name: 'Let go: Call Kim' }).click();
  const told = page.waitForResponse('**/api/tasks/let-go');
  await page.mouse.move(5, 5);
  await page.clock.runFor(7_000);
  expect((await told).status()).toBe(200);
  await page.goto('/homepage');
  await expect(card(page)).toBeVisible();
  await expect(page.getByText(/from earlier days/)).toHaveCount(0);
});
