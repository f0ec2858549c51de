import { expectAccessible, type Page } from '../fixtures.ts';
import { DAYS_AHEAD, pass, reload, sleep } from '../support/clock.ts';
import {
  chooseWaiting,
  dayFromNow,
  giveTasks,
  openWaiting,
  ROUTINE_PAGE,
  rowsOf,
  storedTasks,
  waitingTasks,
} from '../support/routine.ts';
import { expect, test, visit } from '../warm.ts';

const sevenWait = async (page: Page, userId: string) =>
  giveTasks(
    page,
    userId,
    await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map(async (ago) => ({
        title: `Waiting ${ago}`,
        date: await dayFromNow(page, -ago),
      })),
    ),
  );

test('waiting tasks are one line, from which one can be chosen', async ({ page, person }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await sevenWait(page, person.userId);
  await visit(page, ROUTINE_PAGE);
  await page.getByRole('button', { name: 'Generate Smart Tasks' }).click();
  await expect(page.getByText(/Added .+ to today\.$/)).toBeVisible();
  const offered = await rowsOf(page, 'Today').count();
  // At most six buttons for each of today's tasks, plus the page's own buttons and three ready routines.
  expect(await page.locator('main').getByRole('button').count()).toBeLessThanOrEqual(
    6 * offered + 9,
  );
  await expect(page.getByText('7 tasks from earlier days')).toBeVisible();
  await openWaiting(page);
  await expect(waitingTasks(page)).toHaveCount(7);
  await expectAccessible(page);
  await chooseWaiting(page, 'Waiting 3');
  await expect(page.getByRole('button', { name: 'Edit Waiting 3' })).toBeFocused();
  await expect(page.getByText('6 tasks from earlier days')).toBeVisible();
  const today = await dayFromNow(page, 0);
  expect(
    (await storedTasks(page, person.userId)).find(({ title }) => title === 'Waiting 3'),
  ).toMatchObject({ date: today, size: 'full' });
});

test('all waiting tasks can be let go after one question, and brought back', async ({
  page,
  person,
}) => {
  await sevenWait(page, person.userId);
  const history = async () =>
    (await page.request.get(`/api/tasks/completion-history/${person.userId}`)).json();
  const before = await history();
  await visit(page, ROUTINE_PAGE);
  const line = page.getByText('7 tasks from earlier days');
  const letGo = async (): Promise<void> => {
    await line.click();
    await page.getByRole('button', { name: 'Let all earlier tasks go' }).click();
    await expect(page.getByText('Your history stays as it is.')).toBeVisible();
    await page.getByRole('button', { name: 'Let 7 tasks go' }).click();
    await expect(line).toBeHidden();
  };
  await letGo();
  const undo = page.getByRole('button', { name: 'Undo letting go of 7 tasks' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line).toBeFocused();
  await letGo();
  await page.mouse.move(5, 5);
  await pass(page, 6_000);
  expect(await storedTasks(page, person.userId)).toHaveLength(7);
  await reload(page);
  await expect(page.getByText('You have no tasks planned yet.')).toBeVisible();
  expect(await history()).toEqual(before);
});

test('of very many waiting tasks the latest are shown, and all can be let go together', async ({
  page,
  person,
}) => {
  const old = await dayFromNow(page, -60);
  await giveTasks(
    page,
    person.userId,
    Array.from({ length: 53 }, (_, index) => ({ title: `Waiting ${index + 1}`, date: old })),
  );
  await visit(page, ROUTINE_PAGE);
  const line = page.getByText('More than 50 tasks from earlier days');
  await line.click();
  await page.getByRole('button', { name: 'Let all earlier tasks go' }).click();
  await page.getByRole('button', { name: 'Let all earlier tasks go' }).click();
  await expect(line).toBeHidden();
  const undo = page.getByRole('button', {
    name: 'Undo letting go of all tasks from earlier days',
  });
  await expect(undo).toBeFocused();
  await page.mouse.move(5, 5);
  await pass(page, 6_000);
  await expect(undo).toBeHidden();
  await reload(page);
  await expect(page.getByText('You have no tasks planned yet.')).toBeVisible();
  const stored = await page.request.get(`/api/tasks/all/${person.userId}?since=${old}`);
  expect(await stored.json()).toEqual([]);
});

test('unused smart tasks disappear with their day', async ({ page, person: _, allowErrors }) => {
  allowErrors(DAYS_AHEAD);
  await visit(page, ROUTINE_PAGE);
  await page.getByRole('button', { name: 'Generate Smart Tasks' }).click();
  await expect(page.getByText(/Added .+ to today\.$/)).toBeVisible();
  await sleep(page, 86_400_000);
  await expect(page.getByText('You have no tasks planned for today.')).toBeVisible();
  await expect(waitingTasks(page)).toHaveCount(0);
});
