import { test as journey, type Page } from '../fixtures.ts';
import { pass, passLimits, reload, settled } from '../support/clock.ts';
import { refuseCalls } from '../support/refusing-server.ts';
import {
  addTask,
  dayFromNow,
  giveTasks,
  openRoutine,
  ROUTINE_PAGE,
  rowOf,
  shownTitles,
  storedTasks,
  storedTitles,
} from '../support/routine.ts';
import { holdCalls } from '../support/slow-server.ts';
import { expect, test, visit } from '../warm.ts';

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Smart Tasks' });

const CASES: readonly [
  what: string,
  answer: { status: number; body: string } | null,
  words: string,
][] = [
  [
    'the server’s own message',
    {
      status: 503,
      body: '{"error":"The generator rests.","message":"The generator rests.","code":"unavailable"}',
    },
    'The generator rests.',
  ],
  ['no message from the server', { status: 502, body: '<html>' }, 'Failed to generate tasks'],
  [
    'an answer that is not a list',
    { status: 200, body: '{"tasks":[]}' },
    'Invalid response format',
  ],
  ['not a list, with a message', { status: 200, body: '{"error":"Not now."}' }, 'Not now.'],
  [
    'an answer that cannot be read',
    { status: 200, body: '[{' },
    'Could not connect to task generator.',
  ],
  ['no answer', null, 'Could not connect to task generator.'],
];

test('each failure of task generation shows its own message on the page, with a way to retry', async ({
  page,
  person: _,
  allowErrors,
}) => {
  allowErrors(/50[23]|net::ERR_FAILED/);
  await visit(page, ROUTINE_PAGE);
  for (const [what, answer, words] of CASES) {
    await page.route(
      '**/api/tasks/smart-generate/**',
      (route) =>
        answer === null
          ? route.abort()
          : route.fulfill({ ...answer, contentType: 'application/json' }),
      { times: 1 },
    );
    await generate(page).click();
    await expect(page.getByRole('alert'), what).toHaveText(words);
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/Added .+ to today\.$/)).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('while tasks are generated the button says so and sends one request', async ({
  page,
  person: _,
}) => {
  const { held, letGo } = await holdCalls(page, '**/api/tasks/smart-generate/**');
  await visit(page, ROUTINE_PAGE);
  await generate(page).click();
  const busy = page.getByRole('button', { name: 'Generating…' });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await busy.press('Enter');
  // The button is busy as soon as it is pressed, which can be before the request leaves the browser.
  await expect.poll(() => held.length).toBe(1);
  letGo();
  await expect(page.getByText(/Added .+ to today\.$/)).toBeVisible();
  expect(held).toHaveLength(1);
});

test('a server failure midway loses nothing that was typed or done', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/500|net::ERR_/);
  const date = await dayFromNow(page, 0);
  await giveTasks(page, person.userId, [{ title: 'Dishes', date }]);
  await visit(page, ROUTINE_PAGE);
  let broken = true;
  for (const path of ['add', 'update'])
    await page.route(`**/api/tasks/${path}`, (route) => {
      if (!broken) return route.continue();
      return path === 'add' ? route.fulfill({ status: 500, body: '' }) : route.abort();
    });
  await addTask(page, 'Laundry', '10');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(rowOf(page, 'Laundry')).toContainText('waiting to be sent');
  await page.getByRole('button', { name: 'Complete: Dishes' }).click();
  await expect(rowOf(page, 'Dishes')).toContainText('waiting to be sent');
  await expect(page.getByText('2 entries waiting to be sent')).toBeVisible();
  await reload(page);
  expect(await shownTitles(page)).toEqual(['Dishes', 'Laundry']);
  await expect(page.getByRole('button', { name: 'Undo: Dishes' })).toBeVisible();
  broken = false;
  await pass(page, 20_000);
  expect(await storedTitles(page, person.userId)).toEqual(['Dishes', 'Laundry']);
  await expect(page.getByText('waiting to be sent')).toHaveCount(0);
  expect((await storedTasks(page, person.userId))[0]?.completed).toBe(true);
});

test('a refused change rolls back with a plain message, and the typed title stays', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/40[049]/);
  const date = await dayFromNow(page, 0);
  await giveTasks(page, person.userId, [{ title: 'Dishes', date }]);
  await visit(page, ROUTINE_PAGE);
  const message = 'This title is taken.';
  await refuseCalls(page, '**/api/tasks/update', { status: 400, message }, 2);
  await page.getByRole('button', { name: 'Edit Dishes' }).click();
  const field = page.getByLabel('Task title');
  await field.fill('Dishes and pans');
  await field.press('Enter');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(`The task’s new title wasn’t saved. ${message}`);
  await expect(field).toHaveValue('Dishes and pans');
  await reload(page);
  await expect(field).toHaveValue('Dishes and pans');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, 'Dishes')).toBeVisible();
  await expect(alert).toBeHidden();

  await page.getByRole('button', { name: 'Complete: Dishes' }).click();
  await expect(alert).toContainText(`wasn’t marked as completed. ${message}`);
  await expect(page.getByRole('button', { name: 'Complete: Dishes' })).toBeVisible();
  await expect(page.getByText('not accepted')).toHaveCount(0);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeHidden();
});

test('a task deleted on another device disappears, and the text typed for it is shown', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/404/);
  const date = await dayFromNow(page, 0);
  await giveTasks(page, person.userId, [{ title: 'Dishes', date }]);
  await visit(page, ROUTINE_PAGE);
  const [task] = await storedTasks(page, person.userId);
  await page.request.delete(`/api/tasks/delete/${task?._id}`);
  await page.getByRole('button', { name: 'Edit Dishes' }).click();
  await page.getByLabel('Task title').fill('Dishes and pans');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(
    'The task’s new title wasn’t saved. This task is gone now.',
  );
  await expect(page.getByRole('alert')).toContainText('Dishes and pans');
  await expect(rowOf(page, 'Dishes')).toHaveCount(0);
});

test('a refused new task stays in the form', async ({ page, person, allowErrors }) => {
  allowErrors(/400/);
  await visit(page, ROUTINE_PAGE);
  const message = 'There are too many tasks.';
  await refuseCalls(page, '**/api/tasks/add', { status: 400, message }, 1);
  await addTask(page, 'Laundry', '10');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toHaveText(message);
  await expect(dialog.getByLabel('Task title')).toHaveValue('Laundry');
  await dialog.getByRole('button', { name: 'Add Task' }).click();
  await expect(dialog).toBeHidden();
  expect(await storedTitles(page, person.userId)).toEqual(['Laundry']);
  await expect(page.getByText('not accepted')).toHaveCount(0);
});

// In a new page, because another journey may have loaded the schemas in the shared one.
journey(
  'a task is added even if its check cannot be loaded, and the server explains mistakes',
  async ({ page, person, allowErrors }) => {
    allowErrors(/ERR_FAILED|400/);
    await page.route(/\/assets\/schemas-.*\.js/, (route) => route.abort());
    await openRoutine(page);
    await addTask(page, 'Laundry', '0');
    const dialog = page.getByRole('dialog');
    const minutes = dialog.getByLabel('Estimated time (min)');
    await expect(minutes).toHaveAccessibleDescription(
      /has to be a whole number of minutes, from 1 to/,
    );
    await minutes.fill('10');
    await dialog.getByRole('button', { name: 'Add Task' }).click();
    await expect(dialog).toBeHidden();
    expect(await storedTitles(page, person.userId)).toEqual(['Laundry']);
  },
);

journey(
  'an edit that cannot be checked stays open, and a cancelled one is not saved',
  async ({ page, person, allowErrors }) => {
    allowErrors(/ERR_FAILED/);
    const date = await dayFromNow(page, 0);
    await giveTasks(page, person.userId, [{ title: 'Dishes', date }]);
    const schemas = await holdCalls(page, /\/assets\/schemas-.*\.js/);
    await openRoutine(page);
    await page.getByRole('button', { name: 'Edit Dishes' }).click();
    const title = page.getByLabel('Task title');
    await title.fill('Laundry');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(title).toBeHidden();
    await passLimits(page);
    await settled(page);
    await expect(rowOf(page, 'Dishes')).toBeVisible();

    await page.getByRole('button', { name: 'Edit Dishes' }).click();
    await title.fill('Laundry');
    await page.getByLabel('Minutes', { exact: true }).fill('x');
    await page.keyboard.press('Enter');
    await passLimits(page);
    await expect(page.getByText('Everything you typed is still here.')).toBeVisible();
    await expect(title).toHaveValue('Laundry');
    schemas.letGo();
    await page.getByLabel('Minutes', { exact: true }).fill('15');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'Laundry')).toBeVisible();
    await settled(page);
    expect(await storedTitles(page, person.userId)).toEqual(['Laundry']);
  },
);

test('tasks that fail to load say so and can be retried', async ({ page, person, allowErrors }) => {
  allowErrors(/403/);
  const date = await dayFromNow(page, 0);
  await giveTasks(page, person.userId, [{ title: 'Dishes', date }]);
  await refuseCalls(page, '**/api/tasks/all/**', { status: 403, message: 'No.' });
  await visit(page, ROUTINE_PAGE);
  await expect(page.getByRole('alert')).toHaveText('Your tasks didn’t load. No.');
  await expect(page.getByText(/^You have no tasks planned/)).toBeHidden();
  await page.unroute('**/api/tasks/all/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(page, 'Dishes')).toBeVisible();
});

test('tasks that fail to load on Today can be retried', async ({ page, person, allowErrors }) => {
  allowErrors(/403/);
  const date = await dayFromNow(page, 0);
  await giveTasks(page, person.userId, [{ title: 'Dishes', date }]);
  await refuseCalls(page, '**/api/tasks/all/**', { status: 403, message: 'No.' });
  await visit(page, '/homepage');
  const card = page.getByRole('region', { name: 'Next task' });
  await expect(card.getByRole('alert')).toHaveText('Your tasks didn’t load. No.');
  await page.unroute('**/api/tasks/all/**');
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByRole('button', { name: 'Complete: Dishes' })).toBeVisible();
});
