import { randomUUID } from 'node:crypto';
import { test as journey, type Page } from '../fixtures.ts';
import { pass, releaseClock, setTime } from '../support/clock.ts';
import { failCalls, loseAnswers } from '../support/failing-server.ts';
import {
  addTask,
  dayFromNow,
  giveTasks,
  openRoutine,
  ROUTINE_PAGE,
  refetchTasks,
  rowOf,
  shownTitles,
  storedTasks,
  storedTitles,
} from '../support/routine.ts';
import { holdCalls } from '../support/slow-server.ts';
import { expect, test, visit } from '../warm.ts';

const give = async (page: Page, userId: string, titles: readonly string[]): Promise<void> => {
  const date = await dayFromNow(page, 0);
  await giveTasks(
    page,
    userId,
    titles.map((title) => ({ title, date })),
  );
};

test('a change shows immediately, before the device has stored it', async ({ page, person }) => {
  await give(page, person.userId, ['One', 'Two']);
  await visit(page, ROUTINE_PAGE);
  await page.getByRole('button', { name: 'More options for Two' }).click();
  // Click and read within one task, before the device's storage can respond.
  const seen = await page.evaluate(async () => {
    const button = (name: string) =>
      [...document.querySelectorAll('main button')].find(
        (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
      );
    const rows = () => [...document.querySelectorAll('main ol > li')].map((row) => row.textContent);
    (button('Complete: Two') as HTMLElement).click();
    await Promise.resolve();
    const isDone = button('Undo: Two') !== undefined;
    (button('Move up') as HTMLElement).click();
    await Promise.resolve();
    return { isDone, first: rows()[0] };
  });
  expect(seen.isDone).toBe(true);
  expect(seen.first).toContain('Two');
});

test('a change sent in the background does not hide what another device did afterwards', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/);
  await give(page, person.userId, ['Dishes']);
  await visit(page, ROUTINE_PAGE);
  await failCalls(page, '**/api/tasks/update');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-part="main"]')?.click();
    document.querySelector<HTMLElement>('header a[href="/settings"]')?.click();
  });
  await expect(page.getByText('1 entry waiting to be sent')).toBeVisible();
  await page.unroute('**/api/tasks/update');
  const stored = async () => (await storedTasks(page, person.userId))[0];
  await pass(page, 20_000);
  await releaseClock(page);
  await expect(page.getByText('1 entry waiting to be sent')).toBeHidden();
  expect((await stored())?.completed).toBe(true);
  await page.request.post('/api/tasks/update', {
    data: { taskId: (await stored())?._id, updates: { completed: false } },
  });
  await page.goBack();
  await expect(rowOf(page, 'Dishes')).toBeVisible();
  await refetchTasks(page);
  await expect(page.getByRole('button', { name: 'Complete: Dishes' })).toBeVisible();
});

journey(
  'without device storage, a new task whose answer was lost is created once',
  async ({ page, person, allowErrors }) => {
    allowErrors(/ERR_FAILED/);
    await page.addInitScript(() => {
      Object.assign(IDBFactory.prototype, {
        open: () => {
          throw new DOMException('Not allowed.', 'SecurityError');
        },
      });
    });
    await loseAnswers(page, '**/api/tasks/add', { times: 1 });
    await openRoutine(page);
    await addTask(page, 'Laundry', '10');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toBeVisible();
    // Retrying also creates only one task after the form was closed and opened again.
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Add Personal Task' }).click();
    await dialog.getByRole('button', { name: 'Add Task' }).click();
    await expect(dialog).toBeHidden();
    expect(await storedTitles(page, person.userId)).toEqual(['Laundry']);
  },
);

test('a task that is being added can no longer be cancelled', async ({ page, person }) => {
  const { letGo } = await holdCalls(page, '**/api/tasks/add');
  await visit(page, ROUTINE_PAGE);
  await addTask(page, 'Laundry');
  const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeDisabled();
  await cancel.click({ force: true });
  await expect(page.getByRole('dialog')).toBeVisible();
  letGo();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await storedTitles(page, person.userId)).toEqual(['Laundry']);
});

test('a new task refused for its date is resent with today’s date', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/400|ERR_FAILED/);
  const today = await dayFromNow(page, 0);
  // A clock that is a few days fast would only plan ahead. This clock is later than every date that the server accepts.
  await setTime(page, Date.parse('2101-05-05T12:00:00Z'));
  await failCalls(page, '**/api/tasks/add');
  await visit(page, ROUTINE_PAGE);
  await addTask(page, 'Laundry');
  await expect(page.getByText('1 entry waiting to be sent')).toBeVisible();
  await page.unroute('**/api/tasks/add');
  await pass(page, 20_000);
  const entry = page.getByRole('region', { name: 'Entries that weren’t accepted' });
  await expect(entry).toContainText('after the year 2100');
  await setTime(page, Date.now());
  await pass(page, 61_000);
  await entry.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Send again' }).click();
  expect(await storedTasks(page, person.userId)).toMatchObject([{ title: 'Laundry', date: today }]);
});

test('an order that contains a task deleted elsewhere still applies to the others', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/404/);
  await give(page, person.userId, ['One', 'Two', 'Three']);
  await visit(page, ROUTINE_PAGE);
  await page.getByRole('button', { name: 'More options for Three' }).click();
  const [one] = await storedTasks(page, person.userId);
  await page.request.delete(`/api/tasks/delete/${one?._id}`);
  await page.getByRole('button', { name: 'Move up' }).click();
  expect(await storedTitles(page, person.userId)).toEqual(['Three', 'Two']);
  expect(await shownTitles(page)).toEqual(['Three', 'Two']);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('after generating tasks the page says what happened', async ({ page, person }) => {
  await give(page, person.userId, ['One']);
  await visit(page, ROUTINE_PAGE);
  const [one] = await storedTasks(page, person.userId);
  const smaller = { ...one, size: 'lighter', estimatedTime: 10 };
  const more = { ...one, _id: randomUUID(), title: 'Two' };
  for (const [tasks, words] of [
    [[], 'There’s no room for anything else today. No task was added.'],
    [[one], 'Today’s plan is full. No task was added.'],
    [[smaller], 'Some of your tasks are smaller now. No task was added.'],
    [[smaller, more], 'Some of your tasks are smaller now. Added 1 task to today.'],
  ] as const) {
    await page.route('**/api/tasks/smart-generate/**', (route) => route.fulfill({ json: tasks }), {
      times: 1,
    });
    await page.getByRole('button', { name: 'Generate Smart Tasks' }).click();
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
});

test('an announcement is gone when the page is visited again', async ({ page, person }) => {
  await give(page, person.userId, ['Dishes']);
  await visit(page, '/homepage');
  await page.getByRole('button', { name: 'Complete: Dishes' }).click();
  const said = page.getByRole('status').filter({ hasText: 'is completed' });
  await expect(said).toHaveCount(1);
  await page.getByRole('link', { name: 'Focus', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Focus/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Next task' })).toBeVisible();
  await expect(said).toHaveCount(0);
});
