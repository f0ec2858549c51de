import { pass, reload } from '../support/clock.ts';
import {
  addTask,
  chooseWaiting,
  dayFromNow,
  dragBelow,
  giveTasks,
  openWaiting,
  ROUTINE_PAGE,
  rowOf,
  rowsOf,
  shownTitles,
  storedTasks,
  storedTitles,
  waitingTasks,
} from '../support/routine.ts';
import { expect, test, visit } from '../warm.ts';

test('generate, complete, edit, drag: a reload keeps everything', async ({ page, person }) => {
  await visit(page, ROUTINE_PAGE);
  await expect(page.getByText('You have no tasks planned yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Generate Smart Tasks' }).click();
  await expect(page.getByText(/Added .+ to today\.$/)).toBeVisible();
  const offered = await shownTitles(page);
  expect(offered.length).toBeGreaterThan(0);
  const whys = (await storedTasks(page, person.userId)).map(({ why }) => why);
  await expect(page.getByText(whys[0] ?? 'no reason').first()).toBeVisible();
  for (const [title, minutes] of [
    ['Read the letter', '15'],
    ['Feed Mimi', '5'],
  ] as const) {
    await addTask(page, title, minutes);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(rowOf(page, title)).toContainText(`${minutes} min`);
  }

  await page.getByRole('button', { name: 'Complete: Feed Mimi' }).click();
  await expect(page.getByRole('button', { name: 'Undo: Feed Mimi' })).toBeFocused();
  const struck = rowOf(page, 'Feed Mimi').locator('s');
  await expect(struck).toHaveText('Feed Mimi');

  await page.getByRole('button', { name: 'Edit Read the letter' }).click();
  const field = page.getByLabel('Task title');
  await field.fill('Read the letter from the bank');
  await page.getByRole('textbox', { name: 'Minutes' }).fill('25');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(field).toBeHidden();
  const edited = rowOf(page, 'Read the letter from the bank');
  await expect(edited).toContainText('25 min');
  await expect(page.getByRole('button', { name: /^Edit Read the letter from/ })).toBeFocused();

  await dragBelow(page, 'Read the letter from the bank', 'Feed Mimi');
  const order = [...offered, 'Feed Mimi', 'Read the letter from the bank'];
  expect(await shownTitles(page)).toEqual(order);
  expect(await storedTitles(page, person.userId)).toEqual(order);

  await reload(page);
  expect(await shownTitles(page)).toEqual(order);
  await expect(struck).toHaveText('Feed Mimi');
  await expect(edited).toContainText('25 min');
  await page.getByRole('button', { name: 'Undo: Feed Mimi' }).click();
  await expect(page.getByRole('button', { name: 'Complete: Feed Mimi' })).toBeVisible();
});

test('a task without a title is not added, and the field says why', async ({ page, person }) => {
  await visit(page, ROUTINE_PAGE);
  await addTask(page, '   ');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The title is empty.')).toBeVisible();
  await expect(dialog.getByLabel('Task title')).toBeFocused();
  await expect(dialog.getByLabel('Estimated time (min)')).toHaveValue('30');
  await dialog.getByLabel('Task title').fill('Something');
  await dialog.getByLabel('Estimated time (min)').fill('0');
  await dialog.getByRole('button', { name: 'Add Task' }).click();
  await expect(
    dialog.getByText(/has to be a whole number of minutes, from 1 to 1,440/),
  ).toBeVisible();
  expect(await storedTasks(page, person.userId)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Add Personal Task' })).toBeFocused();
  // The typed text is still there.
  await page.getByRole('button', { name: 'Add Personal Task' }).click();
  await expect(dialog.getByLabel('Task title')).toHaveValue('Something');
});

test('an edit is saved with Enter, cancelled with Escape, and never empties a title', async ({
  page,
  person,
}) => {
  await giveTasks(page, person.userId, [{ title: 'Dishes', date: await dayFromNow(page, 0) }]);
  await visit(page, ROUTINE_PAGE);
  const edit = page.getByRole('button', { name: 'Edit Dishes' });
  await edit.click();
  const field = page.getByLabel('Task title');
  await expect(field).toBeFocused();
  await field.fill(' ');
  await field.press('Enter');
  await expect(page.getByText('The title is empty.')).toBeVisible();
  await field.press('Escape');
  await expect(edit).toBeFocused();
  await edit.click();
  await expect(field).toHaveValue('Dishes');
  await field.fill('Dishes and pans');
  await field.press('Enter');
  expect(await storedTitles(page, person.userId)).toEqual(['Dishes and pans']);
});

test('a task is broken down, made lighter, and put off to another day', async ({
  page,
  person,
}) => {
  const [today, yesterday] = [await dayFromNow(page, 0), await dayFromNow(page, -1)];
  await giveTasks(page, person.userId, [
    { title: 'Tax papers', estimatedTime: 40, date: today },
    { title: 'Call Sam', estimatedTime: 20, date: yesterday },
    { title: 'Old box', date: yesterday },
  ]);
  await visit(page, ROUTINE_PAGE);
  const papers = rowOf(page, 'Tax papers');
  await page.getByRole('button', { name: 'More options for Tax papers' }).click();
  await papers.getByRole('button', { name: 'Break it down' }).click();
  await expect(papers.getByText(/^0 of \d+ steps done$/)).toBeVisible();
  await papers.getByRole('checkbox').first().check();
  await expect(papers.getByText(/^1 of \d+ steps done$/)).toBeVisible();

  await openWaiting(page);
  await expect(waitingTasks(page)).toHaveCount(2);
  await chooseWaiting(page, 'Call Sam');
  await page.getByRole('button', { name: 'More options for Call Sam' }).click();
  await rowOf(page, 'Call Sam').getByRole('button', { name: 'Try a lighter version' }).click();
  await expect(rowsOf(page, 'Today').filter({ hasText: 'Call Sam' })).toContainText('13 min');
  // The focus must not be on the button that would complete the task with a second press.
  await expect(page.getByRole('button', { name: 'Edit Call Sam' })).toBeFocused();
  await chooseWaiting(page, 'Old box');
  await page.getByRole('button', { name: 'More options for Old box' }).click();
  await rowOf(page, 'Old box').getByRole('button', { name: 'Not today' }).click();
  await expect(page.getByRole('button', { name: 'Complete: Old box' })).toBeHidden();

  expect((await storedTasks(page, person.userId)).map(({ notTodayOn }) => notTodayOn)).toContain(
    today,
  );
  await expect(papers.getByRole('checkbox').first()).toBeChecked();
  await expect(rowsOf(page, 'Today')).toHaveCount(2);
  await page.mouse.move(5, 5);
  await pass(page, 6_000);
  await expect(page.getByText('Old box', { exact: true })).toHaveCount(0);
});
