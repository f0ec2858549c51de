import { HOUR_MS, MINUTE_MS } from '#domain/shared/time/durations.ts';
import { holdClock, pass, setTime, sleep } from '../support/clock.ts';
import {
  addTask,
  chooseWaiting,
  openWaiting,
  ROUTINE_PAGE,
  rowOf,
  rowsOf,
  storedTasks,
  waitingTasks,
} from '../support/routine.ts';
import { expect, test, visit } from '../warm.ts';

test('after the device slept, the new day shows as soon as the window has the focus', async ({
  page,
  person: _,
}) => {
  await setTime(page, Date.parse('2026-03-10T20:00:00Z'));
  await visit(page, ROUTINE_PAGE);
  await addTask(page, 'Of yesterday');
  await expect(rowsOf(page, 'Today')).toHaveCount(1);
  await holdClock(page);
  await setTime(page, Date.parse('2026-03-11T08:00:00Z'));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await openWaiting(page);
  await expect(waitingTasks(page)).toHaveText(/Of yesterday/);
});

test('a task is on its day and left over after midnight, even in the night when the clocks change', async ({
  page,
  person,
}) => {
  // In Paris, the clocks go from two to three on 29 March 2026.
  const [before, changed] = ['2026-03-28', '2026-03-29'];
  const midnight = Date.parse(`${before}T23:00:00Z`);
  await setTime(page, midnight - 2 * MINUTE_MS);
  await visit(page, ROUTINE_PAGE);
  for (const title of ['Before midnight', 'Done before midnight']) {
    await addTask(page, title);
    await expect(rowOf(page, title).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Complete: Done before midnight' }).click();
  await expect(rowsOf(page, 'Today')).toHaveCount(2);
  const dates = async () => (await storedTasks(page, person.userId)).map(({ date }) => date);
  expect(await dates()).toEqual([before, before]);

  // Meanwhile, the page stays open and is not used.
  await pass(page, 4 * MINUTE_MS);
  await openWaiting(page);
  await expect(waitingTasks(page)).toHaveText(/Before midnight/);
  await expect(page.getByText('You have no tasks planned for today.')).toBeVisible();
  await addTask(page, 'After midnight');
  await expect(rowsOf(page, 'Today')).toContainText(['After midnight']);
  await sleep(page, 12 * HOUR_MS);
  await addTask(page, 'At noon');
  await expect(rowsOf(page, 'Today')).toContainText(['After midnight', 'At noon']);
  expect(await dates()).toEqual([before, before, changed, changed]);

  // A waiting task can still be chosen and completed.
  await chooseWaiting(page, 'Before midnight');
  await page.getByRole('button', { name: 'Complete: Before midnight' }).click();
  await expect(page.getByRole('button', { name: 'Undo: Before midnight' })).toBeVisible();
  await expect(waitingTasks(page)).toHaveCount(0);
  const done = (await storedTasks(page, person.userId)).filter(({ completed }) => completed);
  expect(done.map(({ title }) => title).toSorted()).toEqual([
    'Before midnight',
    'Done before midnight',
  ]);
});
