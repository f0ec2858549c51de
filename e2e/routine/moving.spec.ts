import { expectAccessible } from '../fixtures.ts';
import {
  dayFromNow,
  giveTasks,
  ROUTINE_PAGE,
  rowOf,
  rowsOf,
  shownTitles,
  storedTasks,
} from '../support/routine.ts';
import { expect, test, visit } from '../warm.ts';

test('a task is added for another day, moved, put into Later and done today', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const [today, tomorrow, soon] = [
    await dayFromNow(page, 0),
    await dayFromNow(page, 1),
    await dayFromNow(page, 4),
  ];
  await giveTasks(page, person.userId, [{ title: 'Dishes', date: today }]);
  await visit(page, ROUTINE_PAGE);
  await page.getByRole('button', { name: 'Add Personal Task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Personal Task' });
  await dialog.getByLabel('Task title').fill('Letters');
  await dialog.getByLabel('When').selectOption('Tomorrow');
  await dialog.getByLabel('Time (optional)').fill('09:30');
  await dialog.getByRole('button', { name: 'Add Task' }).click();
  await expect(rowsOf(page, 'Tomorrow')).toContainText('at 09:30');
  const stored = async (title: string) =>
    (await storedTasks(page, person.userId)).find((task) => task.title === title);
  expect(await stored('Letters')).toMatchObject({ date: tomorrow, time: '09:30' });

  // Use only the keyboard.
  await page.getByRole('button', { name: 'More options for Dishes' }).press('Enter');
  await rowOf(page, 'Dishes').getByRole('button', { name: 'Move to…' }).press('Enter');
  await rowOf(page, 'Dishes').getByLabel('Another day').fill(soon);
  await expectAccessible(page);
  await rowOf(page, 'Dishes').getByRole('button', { name: 'Move to this day' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Dishes' })).toBeFocused();
  await expect(page.getByText('You have no tasks planned for today.')).toBeVisible();
  expect(await stored('Dishes')).toMatchObject({ date: soon });

  await page.getByRole('button', { name: 'More options for Letters' }).click();
  await rowOf(page, 'Letters').getByRole('button', { name: 'Move to…' }).click();
  await rowOf(page, 'Letters').getByRole('button', { name: 'Later', exact: true }).click();
  await expect(rowOf(page, 'Letters')).toBeHidden();
  // The row has moved into the closed section, and the task was the only one of its day, so the heading takes the
  // focus.
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeFocused();
  expect(await stored('Letters')).toMatchObject({ later: true, time: null });

  await page.getByText('Later', { exact: true }).click();
  await rowOf(page, 'Letters').getByRole('button', { name: 'Do it today' }).click();
  expect(await shownTitles(page)).toEqual(['Letters']);
  await expect(page.getByRole('button', { name: 'Edit Letters' })).toBeFocused();
  expect(await stored('Letters')).toMatchObject({ later: false, date: today });
});

test('a task completed straight from Later counts for today', async ({ page, person }) => {
  await giveTasks(page, person.userId, [
    { title: 'Old box', date: await dayFromNow(page, -40), later: true },
  ]);
  await visit(page, ROUTINE_PAGE);
  await page.getByText('Later', { exact: true }).click();
  await page.getByRole('button', { name: 'Complete: Old box' }).click();
  await expect(page.getByRole('button', { name: 'Undo: Old box' })).toBeFocused();
  await expect(rowsOf(page, 'Today')).toContainText('Old box');
  const date = await dayFromNow(page, 0);
  expect(await storedTasks(page, person.userId)).toMatchObject([
    { completed: true, later: false, date },
  ]);
});

test('the day and time of a task are edited in its row', async ({ page, person }) => {
  await giveTasks(page, person.userId, [{ title: 'Dishes', date: await dayFromNow(page, 0) }]);
  await visit(page, ROUTINE_PAGE);
  await page.getByRole('button', { name: 'Edit Dishes' }).click();
  await page.getByLabel('Time (optional)').fill('18:15');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(rowsOf(page, 'Today')).toContainText('at 18:15');
  await page.getByRole('button', { name: 'Edit Dishes' }).click();
  await page.getByLabel('When').selectOption('Another day');
  await page.getByLabel('Task title').press('Enter');
  await expect(page.getByText('Choose a day.')).toBeVisible();
  await page.getByLabel('When').selectOption('Tomorrow');
  await page.getByLabel('Task title').press('Enter');
  await expect(rowsOf(page, 'Tomorrow')).toContainText('at 18:15');
  const date = await dayFromNow(page, 1);
  expect(await storedTasks(page, person.userId)).toMatchObject([
    { title: 'Dishes', date, time: '18:15', estimatedTime: 20 },
  ]);
});
