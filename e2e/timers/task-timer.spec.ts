import { expect } from '../fixtures.ts';
import { holdClock, pass, reload, settled, sleep } from '../support/clock.ts';
import { askOneByOne } from '../support/one-by-one.ts';
import { dayFromNow, giveTasks, ROUTINE_PAGE, storedTasks } from '../support/routine.ts';
import {
  begin,
  expectNotes,
  expectNothingAsked,
  giveTimed,
  listen,
  openTab,
  panel,
  press,
  said,
  start,
  TASK,
  timer,
} from '../support/timers.ts';
import { test, visit } from '../warm.ts';

const MINUTE = 60_000;

test('a timed task shows heads-up, end and overtime on time, each announced once', async ({
  page,
  person,
}) => {
  await begin(page, person, 30);
  await listen(page);
  await expect(panel(page).getByRole('heading', { name: TASK })).toBeFocused();
  await expect(timer(page)).toHaveText('30:00');
  await expect(panel(page)).toContainText('You’ll get a signal 5 minutes before the end.');
  await pass(page, 1_000);
  await expect(timer(page)).toHaveText('29:59');
  await expect(page).toHaveTitle('29:59 · Daily Routine Builder – Evenkeel');
  await pass(page, 24 * MINUTE + 58_000);
  await expect(timer(page)).toHaveText('05:01');
  await expectNotes([page], []);
  await pass(page, 1_000);
  await expect(panel(page)).toContainText('Your time is nearly up. You can finish now.');
  await said(page, `Your time is nearly up. ${TASK}`);
  await expectNotes([page], ['392', '523']);
  await pass(page, 5 * MINUTE);
  await expect(timer(page)).toHaveText('Time is up');
  await said(page, `Time is up. ${TASK}`);
  await expectNotes([page], ['392', '523', '392', '784']);
  await pass(page, 2 * MINUTE + 5_000);
  await expect(timer(page)).toHaveText('2 min over');
  await expect(panel(page)).toContainText(
    /The timer ended (at|on) .+\. Choose what comes next\. Nothing is lost\./,
  );
  await expect(page).toHaveTitle('2 min over · Daily Routine Builder – Evenkeel');
  await expectNotes([page], ['392', '523', '392', '784']);
  await expectNothingAsked(page);
  await press(page, 'Stop');
  await expect(panel(page)).toBeHidden();
  await said(page, 'The timer has stopped.');
  await expect(page).toHaveTitle('Daily Routine Builder – Evenkeel');
});

test('at its end the timer offers more time, a break, or done, each with one press', async ({
  page,
  person,
}) => {
  await begin(page, person, 30);
  for (const name of ['Done', 'Pause', 'Stop'])
    await expect(panel(page).getByRole('button', { name, exact: true })).toBeVisible();
  await pass(page, 30 * MINUTE + 1_000);
  await expect(timer(page)).toHaveText('Time is up');
  await press(page, '5 more minutes');
  await expect(timer(page)).toHaveText('05:00');
  await pass(page, 5 * MINUTE + 1_000);
  await press(page, '5-minute break');
  const pause = page.getByRole('region', { name: 'Timer: A break' });
  await expect(pause.getByRole('timer')).toHaveText('05:00');
  await pass(page, 5 * MINUTE + 1_000);
  await expect(pause.getByRole('button', { name: '5 more minutes' })).toBeVisible();
  // A break has no "Done" button, because it is not a task.
  await expect(pause.getByRole('button', { name: 'Done', exact: true })).toHaveCount(0);
  await pause.getByRole('button', { name: 'Stop' }).click();
  await start(page);
  await pass(page, 30 * MINUTE + 1_000);
  await press(page, 'Done');
  await expect(panel(page)).toBeHidden();
  await settled(page);
  expect(await storedTasks(page, person.userId)).toMatchObject([{ completed: true }]);
});

test('sleep, a pause, a reload and another page leave the time right', async ({ page, person }) => {
  await begin(page, person, 30);
  await sleep(page, 10 * MINUTE);
  await expect(timer(page)).toHaveText('20:00');
  await press(page, 'Pause');
  await sleep(page, 180 * MINUTE);
  await expect(timer(page)).toHaveText('20:00');
  await expect(panel(page)).toContainText('Paused. The timer isn’t running.');
  await reload(page);
  await expect(timer(page)).toHaveText('20:00');
  await press(page, 'Resume');
  await sleep(page, MINUTE);
  await visit(page, '/settings');
  await sleep(page, MINUTE);
  await visit(page, ROUTINE_PAGE);
  await expect(timer(page)).toHaveText('18:00');
});

test('every tab shows the one timer, one of them sounds, and other pages show it too', async ({
  page,
  person,
}) => {
  await giveTimed(page, person, 10);
  await visit(page, ROUTINE_PAGE);
  await holdClock(page);
  const second = await openTab(page, ROUTINE_PAGE);
  const elsewhere = await openTab(page, '/settings');
  const tabs = [page, second, elsewhere];
  await Promise.all(tabs.map(listen));
  await start(page);
  await expect(timer(second)).toHaveText('10:00');
  await press(second, 'Pause');
  await expect(panel(page).getByRole('button', { name: 'Resume' })).toBeVisible();
  await press(page, 'Resume');
  await expect(panel(second).getByRole('button', { name: 'Pause' })).toBeVisible();
  // The code that gives the cues is loaded with the first timer.
  await expect(elsewhere.getByRole('link', { name: /^Task: / })).toBeVisible();
  await Promise.all(tabs.map((tab) => sleep(tab, 8 * MINUTE + 1_000)));
  await expect(elsewhere.getByRole('link', { name: 'See the timer' })).toBeVisible();
  await expect(elsewhere.getByText(/Your time is nearly up\. Fold the laundry/)).toBeVisible();
  await expect(panel(second)).toContainText('Your time is nearly up.');
  await expectNotes(tabs, ['392', '523']);
  await Promise.all(tabs.map((tab) => sleep(tab, 2 * MINUTE)));
  for (const tab of tabs) await said(tab, `Time is up. ${TASK}`);
  await expectNotes(tabs, ['392', '523', '392', '784']);
  await elsewhere.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(elsewhere.getByRole('link', { name: 'See the timer' })).toBeHidden();
  await press(second, 'Stop');
  await expect(panel(page)).toBeHidden();
});

test('with sounds off nothing sounds; an end slept through is only shown', async ({
  page,
  person,
}) => {
  await begin(page, person, 10);
  await listen(page);
  await sleep(page, 20 * MINUTE);
  await expect(timer(page)).toHaveText('10 min over');
  await said(page, 'Time is up.');
  await visit(page, '/settings');
  await page.getByLabel('Sounds').uncheck();
  await visit(page, ROUTINE_PAGE);
  await press(page, 'Stop');
  await start(page);
  await sleep(page, 8 * MINUTE);
  await said(page, 'Your time is nearly up.');
  await sleep(page, 2 * MINUTE);
  await said(page, 'Time is up.');
  await expectNotes([page], []);
});

test('logging out removes the timer from the device', async ({ page, person }) => {
  await begin(page, person, 10);
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(left).not.toContain(TASK);
  expect(left).not.toContain(person.userId);
});

test('completing the task in the timer or the list ends the timer, which Today shows too', async ({
  page,
  person,
}) => {
  await begin(page, person, 10);
  await visit(page, '/homepage');
  await press(page, 'Done');
  await expect(panel(page)).toBeHidden();
  await settled(page);
  expect(await storedTasks(page, person.userId)).toMatchObject([{ title: TASK, completed: true }]);
  await visit(page, ROUTINE_PAGE);
  await page.getByRole('button', { name: `Undo: ${TASK}` }).click();
  await start(page);
  await page.getByRole('button', { name: `Complete: ${TASK}` }).click();
  await expect(panel(page)).toBeHidden();
});

test('deleting a task ends its timer', async ({ page, person }) => {
  await begin(page, person, 10);
  await page.getByRole('button', { name: `Delete ${TASK}` }).click();
  await page.mouse.move(5, 5);
  await expect(panel(page)).toBeVisible();
  await pass(page, 6_000);
  await expect(panel(page)).toBeHidden();
  await settled(page);
  expect(await storedTasks(page, person.userId)).toEqual([]);
});

test('a timed task can be completed even if the list does not contain it', async ({
  page,
  person,
}) => {
  await begin(page, person, 10);
  await askOneByOne(page);
  await page.route('**/api/tasks/all/**', (route) => route.fulfill({ json: [] }));
  await page.goto('/homepage');
  await expect(page.getByRole('link', { name: 'Plan my day' })).toBeVisible();
  await press(page, 'Done');
  await settled(page);
  expect(await storedTasks(page, person.userId)).toMatchObject([{ title: TASK, completed: true }]);
});

test('Today offers a task other than the one being timed', async ({ page, person }) => {
  await begin(page, person, 10);
  await visit(page, '/homepage');
  const card = page.getByRole('region', { name: 'Next task' });
  await expect(card).toContainText('Only the task you’re timing is left.');
  await giveTasks(page, person.userId, [{ title: 'Dishes', date: await dayFromNow(page, 0) }]);
  await reload(page);
  await expect(card.getByRole('button', { name: 'Complete: Dishes' })).toBeVisible();
});

test('the timer of a task with steps shows its next step', async ({ page, person }) => {
  const date = await dayFromNow(page, 0);
  await giveTasks(page, person.userId, [{ title: 'Clean the kitchen', date }]);
  const [task] = await storedTasks(page, person.userId);
  const steps = ['Fill the sink', 'Wash only the cups'].map((title) => ({
    title,
    minutes: 5,
    done: false,
  }));
  const data = { taskId: task?._id, updates: { steps } };
  expect((await page.request.post('/api/tasks/update', { data })).status()).toBe(200);
  await visit(page, '/homepage');
  await page.getByRole('button', { name: 'Start Clean the kitchen' }).click();
  const timed = page.getByRole('region', { name: 'Timer: Clean the kitchen' });
  await expect(timed).toContainText('Step 1 of 2');
  await expect(timed).toContainText('Fill the sink');
  await holdClock(page);
  const done = timed.getByRole('button', { name: 'Step done' });
  await done.press('Enter');
  await expect(timed).toContainText('Wash only the cups');
  await expect(done).toBeFocused();
  // A second press that follows at once was meant for the first step.
  await done.press('Enter');
  await pass(page, 1_000);
  await expect(timed).toContainText('Wash only the cups');
  await done.press('Enter');
  const allDone = timed.getByRole('button', { name: 'Done', exact: true });
  await allDone.press('Enter');
  await pass(page, 1_000);
  await allDone.press('Enter');
  await settled(page);
  expect(await storedTasks(page, person.userId)).toMatchObject([
    { completed: true, steps: steps.map((step) => ({ ...step, done: true })) },
  ]);
});

test('a second timer interrupts the first, which comes back paused', async ({ page, person }) => {
  const date = await dayFromNow(page, 0);
  await giveTasks(page, person.userId, [
    { title: 'Dishes', date },
    { title: 'Letters', date },
  ]);
  await visit(page, '/homepage');
  await holdClock(page);
  await page.getByRole('button', { name: 'Start Dishes' }).click();
  await pass(page, 5 * MINUTE);
  await page.getByRole('button', { name: 'Start Letters' }).click();
  const letters = page.getByRole('region', { name: 'Timer: Letters' });
  await expect(letters).toContainText('is paused until this timer ends.');
  await pass(page, 5 * MINUTE);
  await reload(page);
  await letters.getByRole('button', { name: 'Stop' }).click();
  const dishes = page.getByRole('region', { name: 'Timer: Dishes' });
  await expect(dishes).toContainText('Paused. The timer isn’t running.');
  await expect(dishes).toContainText('15:00');
  await dishes.getByRole('button', { name: 'Stop' }).click();
  await expect(dishes).toHaveCount(0);
});
