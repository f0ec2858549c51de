import { holdClock, pass } from '../support/clock.ts';
import { failCalls } from '../support/failing-server.ts';
import { dayFromNow, giveTasks, ROUTINE_PAGE, rowOf, storedTasks } from '../support/routine.ts';
import { holdCalls } from '../support/slow-server.ts';
import { expect, test, visit } from '../warm.ts';

const said = (words: string): RegExp => new RegExp(`^.${'\u2068'}Tax papers${'\u2069'}. ${words}`);

test('a slow breakdown blocks nothing, and is announced and focused when it arrives', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/);
  const date = await dayFromNow(page, 0);
  await giveTasks(page, person.userId, [
    { title: 'Tax papers', estimatedTime: 40, date },
    { title: 'Dishes', date },
  ]);
  await failCalls(page, '**/api/tasks/breakdown', { times: 1 });
  await visit(page, ROUTINE_PAGE);
  await page.getByRole('button', { name: 'More options for Tax papers' }).click();
  const papers = rowOf(page, 'Tax papers');
  await papers.getByRole('button', { name: 'Break it down' }).press('Enter');
  await expect(papers.getByRole('alert')).toContainText('need to be online');

  const { letGo } = await holdCalls(page, '**/api/tasks/breakdown');
  await papers.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(papers.getByRole('button', { name: 'Breaking it down…' })).toBeVisible();
  const completed = page.waitForResponse('**/api/tasks/update');
  await page.getByRole('button', { name: 'Complete: Dishes' }).click();
  expect((await completed).status()).toBe(200);
  await papers.getByRole('button', { name: 'Breaking it down…' }).focus();
  letGo();
  await expect(page.getByText(said('now has \\d steps\\.'))).toBeAttached();
  await expect(papers.getByRole('checkbox').first()).toBeFocused();
  const stored = await storedTasks(page, person.userId);
  expect(stored.map((task) => task.completed)).toEqual([false, true]);
});

test('a tick changes only its own step, whatever was ticked elsewhere', async ({
  page,
  person,
}) => {
  await giveTasks(page, person.userId, [
    { title: 'Tax papers', estimatedTime: 40, date: await dayFromNow(page, 0) },
  ]);
  const [task] = await storedTasks(page, person.userId);
  const taskId = task?._id ?? '';
  const broken = await page.request.post('/api/tasks/breakdown', { data: { taskId } });
  const { steps } = await broken.json();
  await visit(page, ROUTINE_PAGE);
  const boxes = rowOf(page, 'Tax papers').getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  const other = { stepDone: { index: 1, title: steps[1].title, done: true } };
  await page.request.post('/api/tasks/update', { data: { taskId, updates: other } });
  await boxes.first().check();
  const [stored] = await storedTasks(page, person.userId);
  expect(stored?.steps.slice(0, 2).map(({ done }) => done)).toEqual([true, true]);
});

test('a lighter version is announced when it arrives', async ({ page, person }) => {
  await giveTasks(page, person.userId, [
    { title: 'Tax papers', estimatedTime: 40, date: await dayFromNow(page, 0) },
  ]);
  await visit(page, ROUTINE_PAGE);
  await page.getByRole('button', { name: 'More options for Tax papers' }).click();
  await page.getByRole('button', { name: 'Try a lighter version' }).click();
  await expect(page.getByText(said('is lighter now\\. It takes 15 minutes\\.'))).toBeAttached();
});

test('"Not today" can be undone, and the focus is not lost', async ({ page, person }) => {
  const date = await dayFromNow(page, 0);
  await giveTasks(page, person.userId, [{ title: 'Tax papers', date }]);
  await visit(page, ROUTINE_PAGE);
  const more = page.getByRole('button', { name: 'More options for Tax papers' });
  await more.click();
  const notToday = page.getByRole('button', { name: 'Not today' });
  const undo = page.getByRole('button', { name: 'Undo taking Tax papers off your list' });
  await notToday.press('Enter');
  await expect(undo).toBeFocused();
  expect((await storedTasks(page, person.userId))[0]?.notTodayOn).not.toBeNull();
  await page.keyboard.press('Enter');
  await expect(page.getByText(said('is back\\.'))).toBeAttached();
  await expect(page.getByRole('button', { name: 'Edit Tax papers' })).toBeFocused();
  expect((await storedTasks(page, person.userId))[0]?.notTodayOn).toBeNull();

  await more.click();
  await holdClock(page);
  await notToday.click();
  await expect(undo).toBeFocused();
  await page.mouse.move(5, 5);
  await pass(page, 6_000);
  await expect(undo).toHaveCount(0);
  await expect(page.locator('[data-lists]')).toBeFocused();
});
