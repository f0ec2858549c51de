import type { Locator } from '@playwright/test';
import type { Page } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { holdClock, reload } from '../support/clock.ts';
import { LARGEST_TEXT, setComfort, tooWide } from '../support/look.ts';
import { giveMorning, setClock, storedDay } from '../support/player.ts';
import { expect, test, visit } from '../warm.ts';

const PAGE = '/features/routine-builder';

const schedule = (page: Page) => page.getByRole('region', { name: 'Your day' });

/**
 * Creates a day with four routines: one at 07:30, one that follows it, one at 21:00 and one without a time. Sets the
 * clock to 07:40.
 */
const aDay = async (page: Page, userId: string) => {
  await setClock(page, 7, 40);
  await holdClock(page);
  const steps = (minutes: number) => [{ title: 'One thing', minutes }];
  const morning = await giveMorning(page, userId);
  const leave = await giveMorning(page, userId, steps(20), 0, {
    name: 'Leave the house',
    icon: 'door',
    color: 'blue',
    anchor: { kind: 'after', routineId: morning.routineId },
  });
  await giveMorning(page, userId, steps(90), 0, {
    name: 'Evening',
    icon: 'moon',
    color: 'violet',
    anchor: { kind: 'time', time: '21:00' },
  });
  await giveMorning(page, userId, steps(15), 0, {
    name: 'Stretch',
    icon: 'leaf',
    color: 'green',
    anchor: { kind: 'none' },
  });
  return { morning, leave };
};

test('the day is shown as a picture and as a list, with text for now and next', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await aDay(page, person.userId);
  await visit(page, PAGE);
  await expect(schedule(page)).toContainText('Morning, until 08:01');
  await expect(schedule(page)).toContainText('Leave the house at 08:01, in 21 min');
  const rows = schedule(page).getByRole('list').first().getByRole('listitem');
  const lengths = async () =>
    (
      await rows.evaluateAll((all) =>
        all.map((row) => (row instanceof HTMLElement ? row.offsetHeight : 0)),
      )
    ).toSorted((one, other) => one - other);
  expect((await lengths()).at(-1)).toBeGreaterThan(100);
  // More than twelve hours before the evening are free. This gap is drawn longer than 31 minutes, but shortened by a
  // break mark.
  const free = schedule(page).locator('li[data-cut]');
  await expect(free).toHaveText('12 h 39 min free');
  const heightOf = async (row: Locator) => (await row.boundingBox())?.height ?? 0;
  const length = rows.first().locator('span[aria-hidden="true"] > span').first();
  expect(await heightOf(free)).toBeGreaterThan(await heightOf(length));
  await expect(rows.filter({ hasText: '07:30' })).toHaveAttribute('aria-current', 'time');
  await expectAccessible(page);
  await schedule(page).getByRole('button', { name: 'Show the day as a list' }).click();
  await expect(
    schedule(page).getByRole('button', { name: 'Show the day as a picture' }),
  ).toBeFocused();
  await reload(page);
  await expect(rows).toHaveText([
    /^07:30Morning/,
    /^08:01Leave the house20 min, until 08:21, after Morning$/,
    /^21:00Evening/,
  ]);
  await visit(page, '/homepage');
  await page.getByRole('link', { name: 'Start Morning' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Morning');
  await setComfort(page, LARGEST_TEXT);
  await visit(page, PAGE);
  await expect(schedule(page)).toContainText('Evening');
  expect(await tooWide(page)).toEqual([]);
});

test('routines are moved by dragging, by keyboard and by a menu', async ({ page, person }) => {
  const { morning, leave } = await aDay(page, person.userId);
  const timeOf = async (routine: typeof morning) =>
    (await storedDay(page, person.userId, routine))?.time;
  await visit(page, PAGE);
  const handle = (name: string) => schedule(page).getByRole('button', { name: `Move ${name}` });

  await handle('Morning').focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  await expect(schedule(page).getByRole('status')).toContainText('07:35');
  await page.keyboard.press('Escape');
  await expect(handle('Morning')).toHaveAccessibleName('Move Morning, at 07:30');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  expect(await timeOf(morning)).toBe('08:00');
  await expect(schedule(page)).toContainText('Morning at 08:00, in 20 min');
  await expect(handle('Leave the house')).toHaveAccessibleName('Move Leave the house, at 08:31');

  // In the middle of the window, because a drag near an edge scrolls the page.
  await handle('Morning').evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await handle('Morning').boundingBox();
  if (box === null) throw new Error('The handle has no place.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // An hour on the timeline is 4.5 times the text size.
  const hour = await page.evaluate(
    () => 4.5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + hour, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(handle('Morning')).toHaveAccessibleName('Move Morning, at 08:00');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + hour / 2, { steps: 4 });
  await page.mouse.move(x, y + hour, { steps: 4 });
  await page.mouse.up();
  expect(await timeOf(morning)).toBe('09:00');

  await handle('Leave the house').click();
  const dialog = page.getByRole('dialog', { name: 'Move Leave the house' });
  await dialog.getByLabel('Time today').fill('10:15');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  expect(await timeOf(leave)).toBe('10:15');

  await schedule(page).getByRole('button', { name: 'Set a time for Stretch' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Now (07:40)' }).click();
  await expect(schedule(page)).toContainText('Stretch, until 07:55');
});
