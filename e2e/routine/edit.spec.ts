import { DAY_MS } from '#domain/shared/time/durations.ts';
import type { Page } from '../fixtures.ts';
import { DAYS_AHEAD, reload, sleep } from '../support/clock.ts';
import { refuse, refuseCalls } from '../support/refusing-server.ts';
import {
  dayFromNow,
  giveTasks,
  ROUTINE_PAGE,
  refetchTasks,
  rowOf,
  storedTasks,
  storedTitles,
} from '../support/routine.ts';
import { holdCalls } from '../support/slow-server.ts';
import { expect, test, visit } from '../warm.ts';

const field = (page: Page) => page.getByLabel('Task title');
const minutes = (page: Page) => page.getByRole('textbox', { name: 'Minutes' });

/** Creates one task for today, opens the list and starts editing the task. Returns its id. */
const edit = async (page: Page, userId: string, title: string): Promise<string> => {
  await giveTasks(page, userId, [{ title, date: await dayFromNow(page, 0) }]);
  await visit(page, ROUTINE_PAGE);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  return (await storedTasks(page, userId))[0]?._id ?? '';
};

const onOtherDevice = async (page: Page, taskId: string, updates: object): Promise<void> => {
  const reply = await page.request.post('/api/tasks/update', { data: { taskId, updates } });
  expect(reply.status()).toBe(200);
};

test('text typed for a task survives a reload until it is saved', async ({ page, person }) => {
  await edit(page, person.userId, 'Dishes');
  await test.step('the icon of each button is centered', async () => {
    for (const name of ['Save', 'Cancel']) {
      const button = page.getByRole('button', { name, exact: true });
      const [outer, inner] = [
        await button.boundingBox(),
        await button.locator('svg').boundingBox(),
      ];
      if (outer === null || inner === null) throw new Error(`${name} is not drawn.`);
      expect(Math.abs(outer.x + outer.width / 2 - inner.x - inner.width / 2)).toBeLessThan(0.6);
      expect(Math.abs(outer.y + outer.height / 2 - inner.y - inner.height / 2)).toBeLessThan(0.6);
    }
  });
  await field(page).fill('Dishes and pans');
  await reload(page);
  await expect(field(page)).toHaveValue('Dishes and pans');
  await visit(page, '/homepage');
  await visit(page, ROUTINE_PAGE);
  await field(page).press('Enter');
  expect(await storedTitles(page, person.userId)).toEqual(['Dishes and pans']);
  await visit(page, '/homepage');
  await visit(page, ROUTINE_PAGE);
  await expect(rowOf(page, 'Dishes and pans')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
});

test('if the day changes while somebody types, the row moves along with text and focus', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(DAYS_AHEAD);
  await edit(page, person.userId, 'Dishes');
  await field(page).fill('Dishes and');
  await sleep(page, DAY_MS);
  const earlier = page.getByRole('region', { name: 'From earlier days' });
  await expect(earlier.getByLabel('Task title')).toBeFocused();
  await page.keyboard.type(' pans');
  await expect(field(page)).toHaveValue('Dishes and pans');
});

test('text typed for a task deleted elsewhere stays and can become a new task', async ({
  page,
  person,
}) => {
  const taskId = await edit(page, person.userId, 'Dishes');
  await field(page).fill('Dishes and pans');
  await page.request.delete(`/api/tasks/delete/${taskId}`);
  await refetchTasks(page);
  await expect(page.getByRole('alert')).toContainText('This task no longer exists');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('Dishes and pans');
  await page.keyboard.press('Enter');
  expect(await storedTitles(page, person.userId)).toEqual(['Dishes and pans']);
  await expect(field(page)).toHaveCount(0);
});

test('an edit changes only the edited fields and reverts nothing from another device', async ({
  page,
  person,
}) => {
  const taskId = await edit(page, person.userId, 'Dishes');
  await onOtherDevice(page, taskId, { estimatedTime: 55 });
  await refetchTasks(page);
  await expect(minutes(page)).toHaveValue('20');
  await field(page).fill('Dishes and pans');
  await field(page).press('Enter');
  expect(await storedTasks(page, person.userId)).toMatchObject([
    { title: 'Dishes and pans', estimatedTime: 55 },
  ]);
});

test('a refusal that arrives while somebody types again leaves their text alone', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/400/);
  const message = 'This title is taken.';
  const { held, letGo } = await holdCalls(page, '**/api/tasks/update', {
    end: (route) => refuse(route, { status: 400, message }),
  });
  await edit(page, person.userId, 'Dishes');
  await field(page).fill('First');
  await field(page).press('Enter');
  await page.getByRole('button', { name: 'Edit First' }).click();
  await field(page).fill('Second');
  await expect.poll(() => held.length).toBe(1);
  letGo();
  await expect(page.getByRole('alert')).toContainText(message);
  await page.keyboard.type(' try');
  await expect(field(page)).toHaveValue('Second try');
});

test('refused text survives other changes to the task, and is reported where its row is not visible', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/400/);
  const message = 'This title is taken.';
  await refuseCalls(page, '**/api/tasks/update', { status: 400, message }, 1);
  await edit(page, person.userId, 'Dishes');
  await field(page).fill('Dishes and pans');
  await field(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText(message);
  await visit(page, '/homepage');
  await page.getByRole('button', { name: 'Complete: Dishes' }).click();
  expect(await storedTasks(page, person.userId)).toMatchObject([
    { title: 'Dishes', completed: true },
  ]);
  await visit(page, ROUTINE_PAGE);
  await expect(field(page)).toHaveValue('Dishes and pans');
  await onOtherDevice(page, (await storedTasks(page, person.userId))[0]?._id ?? '', {
    completed: false,
  });
  await sleep(page, 9 * DAY_MS);
  await reload(page);
  await expect(page.getByText('1 task from earlier days')).toBeVisible();
  await expect(field(page)).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: 'Dishes and pans' })).toBeVisible();
});
