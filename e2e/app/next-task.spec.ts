import { expectAccessible, type Page } from '../fixtures.ts';
import { holdClock, pass, settled } from '../support/clock.ts';
import { dayFromNow, giveTasks, storedTasks } from '../support/routine.ts';
import { expect, test, visit } from '../warm.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Next task' });
const complete = (page: Page, title: string) =>
  card(page).getByRole('button', { name: `Complete: ${title}` });

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

test('Today leads to planning when nothing is planned', async ({ page, person: _ }) => {
  await visit(page, '/homepage');
  await card(page).getByRole('link', { name: 'Plan my day' }).click();
  await expect(page.getByRole('button', { name: 'Generate Smart Tasks' })).toBeFocused();
});

test('completing a task on Today is announced and can be undone, and a second tap completes nothing more', async ({
  page,
  person,
}) => {
  const date = await dayFromNow(page, 0);
  await giveTasks(page, person.userId, [
    { title: 'First', date },
    { title: 'Second', date },
  ]);
  const completed = async () => {
    await settled(page);
    const tasks = await storedTasks(page, person.userId);
    return tasks.flatMap((task) => (task.completed ? task.title : []));
  };
  await visit(page, '/homepage');
  await holdClock(page);
  await complete(page, 'First').click();
  const undo = card(page).getByRole('button', { name: 'Undo completing First' });
  await expect(undo).toBeFocused();
  await expectAccessible(page);
  // A second Enter must neither complete the next task nor undo the first one.
  await page.keyboard.press('Enter');
  const before = await complete(page, 'Second').boundingBox();
  await pass(page, 350);
  await complete(page, 'Second').click();
  await expect(card(page).getByText('First is completed.', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /First.* is completed\.$/ })).toHaveCount(
    1,
  );
  expect(await complete(page, 'Second').boundingBox()).toEqual(before);
  expect(await completed()).toEqual(['First']);

  await pass(page, 350);
  await undo.click();
  await expect(complete(page, 'First')).toBeFocused();
  await expect(undo).toHaveCount(0);
  expect(await completed()).toEqual([]);

  await pass(page, 700);
  await complete(page, 'First').click();
  await expect(undo).toBeVisible();
  await page.mouse.move(5, 5);
  await pass(page, 7_000);
  await expect(undo).toHaveCount(0);
  // The focused line is gone, so the focus moves to the heading of its section.
  await expect(card(page).getByRole('heading', { name: 'Next task' })).toBeFocused();
  await complete(page, 'Second').click();
  expect(await completed()).toEqual(['First', 'Second']);

  // When everything for today is done, there is one drawing, and "Undo" has the focus.
  await expect(card(page)).toContainText('All of today’s tasks are completed.');
  await expect(card(page).locator('svg[viewBox="0 0 120 84"]')).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Undo completing Second' })).toBeFocused();
  await pass(page, 1_000);
  await card(page).getByRole('link', { name: 'Open routine' }).click();
  await expect(page.getByText('2 of 2 completed')).toBeVisible();
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
  await visit(page, '/homepage');
  await page.getByRole('link', { name: '3 tasks from earlier days' }).click();
  await expect(page.locator('summary', { hasText: '3 tasks from earlier days' })).toBeFocused();
  const row = (title: string) =>
    page.getByRole('list', { name: 'From earlier days' }).getByRole('listitem').filter({
      hasText: title,
    });
  await expect(row('Letters')).toContainText(' at 15:00');
  await expectAccessible(page);

  await holdClock(page);
  await row('Letters').getByRole('button', { name: 'Another day for Letters' }).click();
  await row('Letters').getByRole('button', { name: 'Tomorrow' }).click();
  const stored = async (title: string) => {
    await settled(page);
    return (await storedTasks(page, person.userId)).find((task) => task.title === title);
  };
  const tomorrow = await dayFromNow(page, 1);
  expect(await stored('Letters')).toMatchObject({ date: tomorrow, time: '15:00' });

  await pass(page, 1_000);
  await row('Old box').getByRole('button', { name: 'Done: Old box' }).click();
  await expect(page.getByRole('button', { name: 'Undo: Old box' })).toBeFocused();
  expect(await stored('Old box')).toMatchObject({ completed: true });

  await pass(page, 1_000);
  await row('Call Kim').getByRole('button', { name: 'Let go: Call Kim' }).click();
  await expect(page.getByText('You let Call Kim go.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo letting go' }).press('Enter');
  await expect(page.locator('summary', { hasText: '1 task from earlier days' })).toBeFocused();
  await pass(page, 1_000);
  await row('Call Kim').getByRole('button', { name: 'Let go: Call Kim' }).click();
  await page.mouse.move(5, 5);
  await pass(page, 7_000);
  await visit(page, '/homepage');
  await expect(card(page)).toBeVisible();
  await expect(page.getByText(/from earlier days/)).toHaveCount(0);
});

test('Today shows what else is planned and what is in Later, and any of it can come next', async ({
  page,
  person,
}) => {
  const date = await dayFromNow(page, 0);
  const titles = ['Dishes', 'Letters', 'Plants', 'Laundry', 'Shoes', 'Emails'];
  await giveTasks(page, person.userId, [
    ...titles.map((title) => ({ title, date })),
    { title: 'Buy milk', date, later: true },
    { title: 'Feed the cat', date, later: true },
    { title: 'Pick up kids', date: await dayFromNow(page, 1), time: '15:15' },
  ]);
  await visit(page, '/homepage');
  const others = card(page).getByRole('region', { name: 'Also today' });
  await expect(others.getByRole('listitem')).toHaveText([
    /^Letters/,
    /^Plants/,
    /^Laundry/,
    /^Shoes/,
  ]);
  await others.getByRole('button', { name: 'Plants' }).press('Enter');
  await expect(card(page).getByRole('button', { name: 'Start Plants' })).toBeFocused();
  await expect(others.getByRole('listitem').first()).toHaveText(/^Dishes/);
  await expect(others.getByRole('link', { name: '1 more' })).toBeVisible();
  await expect(card(page).getByRole('link', { name: 'Pick up kids at 15:15' })).toBeVisible();
  await expectAccessible(page);
  await card(page).getByRole('link', { name: 'Feed the cat and Buy milk' }).click();
  await expect(page.getByText('These tasks have no set day.')).toBeFocused();
  await expect(page.getByText('Buy milk')).toBeVisible();
});
