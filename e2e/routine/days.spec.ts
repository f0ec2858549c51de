import { expect, test } from '../fixtures.ts';
import {
  addTask,
  chooseWaiting,
  giveTasks,
  openRoutine,
  openWaiting,
  rowOf,
  rowsOf,
  storedTasks,
  waitingTasks,
} from '../support/routine.ts';

const MINUTE_MS = 60_000;

const dateIn = (zone: string, instantMs: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(instantMs);

/**
 * The instant at which the server's own date (in UTC) begins in the zone: at most 14 hours away from
 * the server's clock, so that it takes both days around it.
 */
const midnightIn = (zone: string): number => {
  const date = dateIn('UTC', Date.now());
  let instantMs = Date.parse(`${date}T00:00:00Z`) - 15 * 60 * MINUTE_MS;
  while (dateIn(zone, instantMs) < date) instantMs += MINUTE_MS;
  return instantMs;
};

/** The night in which the clocks change: the day before it, and noon of the day of the change. */
const CHANGES: Readonly<Record<string, readonly [before: string, day: string, noon: string]>> = {
  'America/Los_Angeles': ['2026-03-07', '2026-03-08', '2026-03-08T19:00:00Z'],
  'Australia/Lord_Howe': ['2026-04-04', '2026-04-05', '2026-04-05T01:30:00Z'],
};

for (const [zone, [before, changed, noon]] of Object.entries(CHANGES)) {
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test('a task is on its day, and left over from the day before after midnight', async ({
      page,
      person,
    }) => {
      const midnight = midnightIn(zone);
      await page.clock.install({ time: midnight - 2 * MINUTE_MS });
      await openRoutine(page);
      await addTask(page, 'Before midnight');
      await addTask(page, 'Done before midnight');
      await page.getByRole('button', { name: 'Complete: Done before midnight' }).click();
      await expect(rowsOf(page, 'Today')).toHaveCount(2);
      await expect
        .poll(async () => (await storedTasks(page, person.userId)).map(({ date }) => date))
        .toEqual([dateIn(zone, midnight - 1), dateIn(zone, midnight - 1)]);

      // The page stays open; nobody touches it.
      await page.clock.runFor(4 * MINUTE_MS);
      await openWaiting(page);
      await expect(waitingTasks(page)).toHaveCount(1);
      await expect(waitingTasks(page)).toContainText('Before midnight');
      await expect(page.getByText('Nothing is planned for today.')).toBeVisible();
      await addTask(page, 'After midnight');
      await expect(rowsOf(page, 'Today')).toContainText(['After midnight']);
      await expect
        .poll(async () => (await storedTasks(page, person.userId)).at(-1)?.date)
        .toBe(dateIn(zone, midnight));

      // What waits can still be wanted, completed, and taken back.
      await chooseWaiting(page, 'Before midnight');
      await page.getByRole('button', { name: 'Complete: Before midnight' }).click();
      await expect(page.getByRole('button', { name: 'Undo: Before midnight' })).toBeVisible();
      await expect
        .poll(
          async () =>
            (await storedTasks(page, person.userId)).filter(({ completed }) => completed).length,
        )
        .toBe(2);
      await page.reload();
      await expect(rowOf(page, 'After midnight')).toBeVisible();
      await expect(waitingTasks(page)).toHaveCount(0);
    });

    test('a task stays on its day over the night in which clocks change', async ({
      page,
      person,
    }) => {
      await page.clock.install({ time: new Date(noon) });
      await giveTasks(page, person.userId, [
        { title: 'The day before', date: before },
        { title: 'The day itself', date: changed },
      ]);
      await openRoutine(page);
      await expect(rowsOf(page, 'Today')).toHaveCount(1);
      await expect(rowsOf(page, 'Today')).toContainText('The day itself');
      await openWaiting(page);
      await expect(waitingTasks(page)).toHaveCount(1);
      await expect(waitingTasks(page)).toContainText('The day before');
      await addTask(page, 'Added that day');
      await expect(rowsOf(page, 'Today')).toHaveCount(2);
      await expect
        .poll(async () => (await storedTasks(page, person.userId)).at(-1))
        .toMatchObject({ title: 'Added that day', date: changed });
    });
  });
}
