import { expect, test } from '../fixtures.ts';
import {
  dayFromNow,
  giveTasks,
  openRoutine,
  ROUTINE_PAGE,
  storedTasks,
} from '../support/routine.ts';
import {
  begin,
  openTask,
  panel,
  press,
  said,
  start,
  TASK,
  timer,
  watch,
} from '../support/timers.ts';

test('a task is timed: heads-up, end and time over come at their times, and are said once', async ({
  page,
  person,
}) => {
  const { notes, asked } = await watch(page);
  await begin(page, person, 30);
  await expect(panel(page).getByRole('heading', { name: TASK })).toBeFocused();
  await expect(timer(page)).toHaveText('30:00');
  await expect(panel(page)).toContainText('You get a sign 5 minutes before the end.');
  await page.clock.runFor(1_000);
  await expect(timer(page)).toHaveText('29:59');
  await expect(page).toHaveTitle('29:59 · Daily Routine Builder – Evenkeel');
  await page.clock.runFor('24:58');
  await expect(timer(page)).toHaveText('05:01');
  expect(notes).toEqual([]);
  await page.clock.runFor(1_000);
  await expect(panel(page)).toContainText('The time is nearly over. You can begin to finish.');
  await said(page, `The time is nearly over. ${TASK}`);
  await expect.poll(() => notes).toEqual(['392', '523']);
  await page.clock.runFor('05:00');
  await expect(timer(page)).toHaveText('Time is up');
  await said(page, `Time is up. ${TASK}`);
  await expect.poll(() => notes).toEqual(['392', '523', '392', '784']);
  await page.clock.runFor('02:05');
  await expect(timer(page)).toHaveText('2 min over');
  await expect(panel(page)).toContainText('Choose what comes now. Nothing is lost.');
  await expect(page).toHaveTitle('2 min over · Daily Routine Builder – Evenkeel');
  expect(notes, 'nothing sounds again').toHaveLength(4);
  expect(asked, 'nobody was asked for anything').toEqual([]);
  await press(page, 'Stop');
  await expect(panel(page)).toBeHidden();
  await said(page, 'The timer is stopped.');
  await expect(page).toHaveTitle('Daily Routine Builder – Evenkeel');
});

test('at its end the timer offers more time, a break, or done, each with one press', async ({
  page,
  person,
}) => {
  await begin(page, person, 30);
  for (const name of ['Done', 'Pause', 'Stop'])
    await expect(panel(page).getByRole('button', { name, exact: true })).toBeVisible();
  await page.clock.runFor('30:01');
  await expect(timer(page)).toHaveText('Time is up');
  await press(page, '5 more minutes');
  await expect(timer(page)).toHaveText('05:00');
  await page.clock.runFor('05:01');
  await press(page, '5-minute break');
  const pause = page.getByRole('region', { name: 'Timer: A break' });
  await expect(pause.getByRole('timer')).toHaveText('05:00');
  await page.clock.runFor('05:01');
  await expect(pause.getByRole('button', { name: '5 more minutes' })).toBeVisible();
  // A break is no task that could be done.
  await expect(pause.getByRole('button', { name: 'Done', exact: true })).toHaveCount(0);
  await pause.getByRole('button', { name: 'Stop' }).click();
  await start(page);
  await page.clock.runFor('30:01');
  await press(page, 'Done');
  await expect(panel(page)).toBeHidden();
  await expect
    .poll(async () => (await storedTasks(page, person.userId)).map(({ completed }) => completed))
    .toEqual([true]);
});

test('ten minutes asleep, a pause, a reload and another page leave the time right', async ({
  page,
  person,
}) => {
  await begin(page, person, 30);
  await page.clock.fastForward('10:00');
  await expect(timer(page)).toHaveText('20:00');
  await press(page, 'Pause');
  await page.clock.fastForward('03:00:00');
  await expect(timer(page)).toHaveText('20:00');
  await expect(panel(page)).toContainText('Paused. No time passes.');
  // A page needs a clock that goes in order to load.
  await page.clock.resume();
  await page.reload();
  await expect(timer(page)).toHaveText('20:00');
  await press(page, 'Resume');
  await page.clock.fastForward('01:00');
  await page.goto('/settings');
  await page.clock.fastForward('01:00');
  await page.goto(ROUTINE_PAGE);
  await expect(timer(page)).toHaveText(/^(18:00|17:5\d)$/);
});

test('every tab shows the one timer, a cue sounds in one of them, and other pages tell of it too', async ({
  page,
  context,
  person,
}) => {
  const { notes } = await watch(page);
  await openTask(page, person, 10);
  const second = await context.newPage();
  await second.goto(ROUTINE_PAGE);
  const elsewhere = await context.newPage();
  await elsewhere.goto('/settings');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  await start(page);
  await expect(timer(second)).toHaveText(/^(10:00|09:5\d)$/);
  await press(second, 'Pause');
  await expect(panel(page).getByRole('button', { name: 'Resume' })).toBeVisible();
  await press(page, 'Resume');
  await page.clock.fastForward('08:00');
  await expect(elsewhere.getByRole('link', { name: 'See the timer' })).toBeVisible();
  await expect(elsewhere.getByText(/The time is nearly over\. Fold the laundry/)).toBeVisible();
  await expect(panel(second)).toContainText('The time is nearly over.');
  await expect.poll(() => notes).toEqual(['392', '523']);
  await page.clock.fastForward('02:00');
  for (const tab of [page, second, elsewhere]) await said(tab, `Time is up. ${TASK}`);
  await expect.poll(() => notes).toEqual(['392', '523', '392', '784']);
  await elsewhere.getByRole('button', { name: 'Close' }).click();
  await expect(elsewhere.getByRole('link', { name: 'See the timer' })).toBeHidden();
  await press(second, 'Stop');
  await expect(panel(page)).toBeHidden();
});

test('with sounds off nothing sounds; an end that was slept through is only shown', async ({
  page,
  person,
}) => {
  const { notes } = await watch(page);
  await begin(page, person, 10);
  await page.clock.fastForward('20:00');
  await expect(timer(page)).toHaveText('10 min over');
  await said(page, 'Time is up.');
  await page.clock.resume();
  await page.goto('/settings');
  await page.getByLabel('Sounds').uncheck();
  await page.goto(ROUTINE_PAGE);
  await press(page, 'Stop');
  await start(page);
  await page.clock.fastForward('08:00');
  await said(page, 'The time is nearly over.');
  await page.clock.fastForward('02:00');
  await said(page, 'Time is up.');
  expect(notes).toEqual([]);
});

test('logging out removes the timer from the device', async ({ page, person }) => {
  await openTask(page, person, 10);
  await start(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(left).not.toContain(TASK);
  expect(left).not.toContain(person.userId);
});

test('what is done ends the timer, said here or in the list, and Today shows it too', async ({
  page,
  person,
}) => {
  await openTask(page, person, 10);
  await start(page);
  await page.goto('/homepage');
  await press(page, 'Done');
  await expect(panel(page)).toBeHidden();
  await expect
    .poll(() => storedTasks(page, person.userId))
    .toMatchObject([{ title: TASK, completed: true }]);
  await openRoutine(page);
  await page.getByRole('button', { name: `Undo: ${TASK}` }).click();
  await start(page);
  await page.getByRole('button', { name: `Complete: ${TASK}` }).click();
  await expect(panel(page)).toBeHidden();
});

test('a task that is deleted is not timed any more', async ({ page, person }) => {
  await openTask(page, person, 10);
  await start(page);
  await page.getByRole('button', { name: `Delete ${TASK}` }).click();
  await page.mouse.move(5, 5);
  await expect(panel(page)).toBeVisible();
  await page.clock.runFor(7_000);
  await expect(panel(page)).toBeHidden();
  await expect.poll(() => storedTasks(page, person.userId)).toEqual([]);
});

test('a timed task is completed also where the list does not have it', async ({ page, person }) => {
  await openTask(page, person, 10);
  await start(page);
  await page.route('**/api/tasks/all/**', (route) => route.fulfill({ json: [] }));
  await page.goto('/homepage');
  await expect(page.getByRole('link', { name: 'Plan my day' })).toBeVisible();
  await press(page, 'Done');
  await expect
    .poll(() => storedTasks(page, person.userId))
    .toMatchObject([{ title: TASK, completed: true }]);
});

test('Today offers a task other than the one that is timed', async ({ page, person }) => {
  await openTask(page, person, 10);
  await start(page);
  await page.goto('/homepage');
  const card = page.getByRole('region', { name: 'Next task' });
  await expect(card).toContainText('the only one left on today’s list');
  await giveTasks(page, person.userId, [{ title: 'Dishes', date: await dayFromNow(page, 0) }]);
  await page.reload();
  await expect(card.getByRole('button', { name: 'Complete: Dishes' })).toBeVisible();
});
