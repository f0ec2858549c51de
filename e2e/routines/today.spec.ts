import type { Page } from '../fixtures.ts';
import { LARGEST_TEXT, setComfort, tooWide } from '../support/look.ts';
import { atStep, giveMorning, heading, pressIn, setClock } from '../support/player.ts';
import { dayFromNow, giveTasks } from '../support/routine.ts';
import { expect, test, visit } from '../warm.ts';

const day = (page: Page) => page.getByRole('region', { name: 'Your day' });
const start = (page: Page) => page.getByRole('link', { name: 'Start Morning' });
const goOn = (page: Page) => page.getByRole('link', { name: 'Continue Morning' });

test('Today offers what fits the state of a routine', async ({ page, person }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setClock(page, 7, 40);
  const routine = await giveMorning(page, person.userId);
  await giveMorning(page, person.userId, [{ title: 'Read', minutes: 20 }], 0, {
    name: 'Evening',
    anchor: { kind: 'time', time: '21:00' },
  });
  await visit(page, '/homepage');
  await start(page).click();
  await pressIn(page, 'Start');
  await atStep(page, 'Drink some water');
  await pressIn(page, 'Done');
  await atStep(page, 'Shower');
  await pressIn(page, 'Pause');

  for (const path of ['/homepage', '/features/routine-builder']) {
    await visit(page, path);
    await expect(goOn(page)).toBeVisible();
    await expect(start(page)).toHaveCount(0);
  }
  await visit(page, '/homepage');
  await expect(day(page)).toContainText('Morning, until 08:01');

  await visit(page, routine.path);
  await pressIn(page, 'Skip');
  await page.getByText('More', { exact: true }).click();
  await pressIn(page, 'That’s it for today');
  await expect(heading(page)).toHaveText('Morning: that’s it for now');
  for (const path of ['/homepage', '/features/routine-builder']) {
    await visit(page, path);
    await expect(day(page)).toContainText('1 of 4 steps done');
    await expect(day(page)).toContainText('Evening at 21:00, in 13 h 20 min');
    await expect(day(page).locator('li[data-cut]')).toHaveText('13 h 20 min free');
    await expect(day(page)).not.toContainText('Morning, until');
    await expect(goOn(page)).toHaveCount(0);
    await expect(start(page)).toHaveCount(0);
  }
});

test('a routine whose time has passed is started from its row', async ({ page, person }) => {
  await setClock(page, 11, 0);
  await giveMorning(page, person.userId);
  await page.setViewportSize({ width: 320, height: 844 });
  await setComfort(page, LARGEST_TEXT);
  await visit(page, '/homepage');
  await expect(start(page)).toBeHidden();
  await day(page).getByText('Earlier today').click();
  await expect(start(page)).toBeVisible();
  expect(await tooWide(page)).toEqual([]);
  await day(page).getByRole('listitem').filter({ hasText: '07:30' }).getByRole('link').click();
  await expect(heading(page)).toHaveText('Morning');
});

test('a routine that can still begin stays in sight, even shortly before the next task', async ({
  page,
  person,
}) => {
  await setClock(page, 8, 40);
  await giveMorning(page, person.userId);
  await giveTasks(page, person.userId, [
    { title: 'Take the bus', date: await dayFromNow(page, 0), time: '09:00' },
  ]);
  await visit(page, '/homepage');
  await expect(start(page)).toBeVisible();
  await expect(day(page).getByText('Earlier today')).toHaveCount(0);
});

test('a routine ended offline is over on Today immediately', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await setClock(page, 7, 40);
  const routine = await giveMorning(page, person.userId);
  await visit(page, '/homepage');
  await expect(start(page)).toBeVisible();
  await visit(page, routine.path);
  await context.setOffline(true);
  await pressIn(page, 'Start');
  await atStep(page, 'Drink some water');
  await page.getByText('More', { exact: true }).click();
  await pressIn(page, 'That’s it for today');
  await expect(heading(page)).toHaveText('Morning: that’s it for now');
  // Wait until both presses are stored on the device before leaving the page.
  await expect(page.getByText('2 entries waiting to be sent')).toBeVisible();
  await visit(page, '/homepage');
  await expect(day(page)).toContainText('ended for today');
  await expect(start(page)).toHaveCount(0);
  await context.setOffline(false);
});
