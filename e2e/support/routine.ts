import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Task, taskEndpoints } from '#contract/tasks.ts';
import { holdClock, pass, releaseClock, settled } from './clock.ts';

export const ROUTINE_PAGE = '/features/routine-builder';

/** Opens the task list and waits until it has loaded. */
export const openRoutine = async (page: Page): Promise<void> => {
  await page.goto(ROUTINE_PAGE);
  await expect(page.getByRole('button', { name: 'Generate Smart Tasks' })).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
};

/** A person's stored tasks in list order, once the page is at rest or closed. */
export const storedTasks = async (page: Page, userId: string): Promise<readonly Task[]> => {
  if (!page.isClosed()) await settled(page);
  const reply = await page.request.get(`/api/tasks/all/${userId}`);
  expect(reply.status()).toBe(200);
  return taskEndpoints.all.reply.parse(await reply.json());
};

/** The titles of all stored tasks, in list order. */
export const storedTitles = async (page: Page, userId: string): Promise<readonly string[]> =>
  (await storedTasks(page, userId)).map(({ title }) => title);

/** The person's date `days` from now, on the page's clock and in the browser's time zone. */
export const dayFromNow = (page: Page, days: number): Promise<string> =>
  page.evaluate((shift) => {
    const date = new Date(globalThis.journey?.clock.currentMs() ?? Date.now());
    date.setDate(date.getDate() + shift);
    return date.toLocaleDateString('sv-SE');
  }, days);

interface GivenTask {
  readonly title: string;
  readonly estimatedTime?: number;
  /** The task's date, as YYYY-MM-DD. */
  readonly date: string;
  /** The task's time of day, as HH:MM. */
  readonly time?: string;
  readonly later?: boolean;
}

/** Creates personal tasks for a signed-in person through the API. */
export const giveTasks = async (
  page: Page,
  userId: string,
  tasks: readonly GivenTask[],
): Promise<void> => {
  for (const task of tasks) {
    const data = { id: randomUUID(), userId, estimatedTime: 20, type: 'personal', ...task };
    const reply = await page.request.post('/api/tasks/add', { data });
    expect(reply.status()).toBe(201);
  }
};

/** The waiting tasks of earlier days, no matter whether their section is open. */
export const waitingTasks = (page: Page): Locator =>
  page.locator('details', { hasText: /^\d+ tasks? from earlier days/ }).locator('li');

/** Opens the section of waiting tasks. They are rendered only while it is open. */
export const openWaiting = (page: Page): Promise<void> =>
  page
    .locator('details:not([open]) > summary', { hasText: /^\d+ tasks? from earlier days$/ })
    .click();

/** Moves a waiting task to today. The clock is stopped afterwards. */
export const chooseWaiting = async (page: Page, title: string): Promise<void> => {
  const choice = page.getByRole('button', { name: `Do ${title} today` });
  if (!(await choice.isVisible())) await openWaiting(page);
  // Wait, because the app ignores a press right after the list changed, which may have been meant for the earlier
  // layout.
  await pass(page, 700);
  await choice.click();
};

/** The tasks of one list, such as "Today". */
export const rowsOf = (page: Page, list: string): Locator =>
  page.getByRole('region', { name: list }).locator('li:has(> div [data-part="main"])');

/** The row of one task. */
export const rowOf = (page: Page, title: string): Locator =>
  page.locator('li:has([data-part="main"])').filter({ hasText: title });

/** The titles of today's tasks from top to bottom, once the page is at rest. */
export const shownTitles = async (page: Page): Promise<readonly string[]> => {
  await settled(page);
  return await page
    .getByRole('region', { name: 'Today' })
    .locator('[data-part="edit"]')
    .evaluateAll((buttons) =>
      buttons.map((button) => (button.getAttribute('aria-label') ?? '').replace(/^Edit /, '')),
    );
};

/** Makes the page refetch the tasks, as when the connection returns, and waits until it is at rest. */
export const refetchTasks = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  await settled(page);
};

/** Fills in the dialog for a new task and submits it. Does not check the outcome. */
export const addTask = async (page: Page, title: string, minutes?: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add Personal Task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Personal Task' });
  await dialog.getByLabel('Task title').fill(title);
  if (minutes !== undefined) await dialog.getByLabel('Estimated time (min)').fill(minutes);
  await dialog.getByRole('button', { name: 'Add Task' }).click();
};

/**
 * Drags a task by its handle with the mouse and drops it below another task.
 *
 * @param wait waits for this time, because a shorter press does not start a drag
 */
export const dragWith = async (
  page: Page,
  title: string,
  target: string,
  wait: (ms: number) => Promise<unknown>,
): Promise<void> => {
  const handle = page.getByRole('button', { name: `Move ${title}` });
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await rowOf(page, target).boundingBox();
  if (from === null || to === null) throw new Error('Nothing to drag.');
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await wait(120);
  await page.mouse.move(x, to.y + to.height / 2, { steps: 4 });
  await page.mouse.move(x, to.y + to.height - 4, { steps: 4 });
  await page.mouse.up();
};

/** Drags a task as `dragWith` does. The page's clock runs again afterwards. */
export const dragBelow = async (page: Page, title: string, target: string): Promise<void> => {
  await holdClock(page);
  await dragWith(page, title, target, (ms) => pass(page, ms));
  await releaseClock(page);
};
