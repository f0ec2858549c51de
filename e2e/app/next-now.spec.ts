import { expectAccessible, type Page } from '../fixtures.ts';
import { holdClock, pass, settled } from '../support/clock.ts';
import { setComfort } from '../support/look.ts';
import { giveMorning, setClock } from '../support/player.ts';
import { dayFromNow, giveTasks, ROUTINE_PAGE } from '../support/routine.ts';
import { said } from '../support/timers.ts';
import { expect, test, visit } from '../warm.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Next task' });
const day = (page: Page) => page.getByRole('region', { name: 'Your day' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

for (const oneThingAtATime of [true, false]) {
  const how = oneThingAtATime ? 'with one thing at a time' : 'with everything in sight';

  test(`starting, stopping and finishing a task on Today always leads on, ${how}`, async ({
    page,
    person,
  }) => {
    const date = await dayFromNow(page, 0);
    await giveTasks(page, person.userId, [
      { title: 'First', date },
      { title: 'Second', date },
    ]);
    await setComfort(page, { oneThingAtATime });
    await visit(page, '/homepage');
    await holdClock(page);
    if (oneThingAtATime) {
      // The timer appears even if the person has chosen a card before.
      await button(page, 'Next').click();
      await button(page, 'Back').click();
    }
    await button(page, 'Start First').click();
    await expect(page.getByRole('heading', { name: 'Timer: First' })).toBeFocused();
    await pass(page, 1_000);
    await button(page, 'Stop').click();
    await expect(button(page, 'Start First')).toBeFocused();
    await said(page, 'The timer has stopped.');

    await pass(page, 1_000);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Timer: First' })).toBeFocused();
    await pass(page, 1_000);
    await button(page, 'Done').press('Enter');
    await expect(card(page).getByText('First is completed.', { exact: true })).toBeVisible();
    await expect(card(page).locator('[data-gladness]')).toBeVisible();
    await expect(button(page, 'Undo completing First')).toBeFocused();
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /^The timer has stopped, and .*First.* is completed\.$/ }),
    ).toHaveCount(1);
    await expect(button(page, 'Start Second')).toBeVisible();
    await expectAccessible(page);

    // A second Enter must not undo it.
    await page.keyboard.press('Enter');
    await expect(button(page, 'Undo completing First')).toBeFocused();
    await pass(page, 1_000);
    await page.keyboard.press('Enter');
    await expect(button(page, 'Complete: First')).toBeFocused();
  });
}

test('Today offers the task that fits the time of day', async ({ page, person }) => {
  await setClock(page, 15, 14);
  const date = await dayFromNow(page, 0);
  await giveTasks(page, person.userId, [
    { title: 'Tax return', date },
    { title: 'Ring plumber', date, time: '09:00' },
    { title: 'Pick up kids', date, time: '15:15' },
  ]);
  await visit(page, '/homepage');
  await expect(button(page, 'Start Pick up kids')).toBeVisible();
  const others = card(page).getByRole('region', { name: 'Also today' });
  await expect(others.getByRole('listitem')).toHaveText([
    /^Tax return/,
    /^Ring plumberwas planned for 09:00$/,
  ]);
  await button(page, 'Complete: Pick up kids').click();
  await expect(button(page, 'Start Tax return')).toBeVisible();
  await settled(page);

  await setClock(page, 22, 4);
  await visit(page, '/homepage');
  await button(page, 'Complete: Tax return').click();
  await expect(card(page)).toContainText('You have nothing planned for now.');
  await expect(card(page).locator('[data-gladness]')).toBeVisible();
  await expect(card(page).getByRole('button', { name: /^Start/ })).toHaveCount(0);
  await others.getByRole('button', { name: 'Ring plumber' }).press('Enter');
  await expect(button(page, 'Start Ring plumber')).toBeFocused();
  await expect(card(page)).toContainText('was planned for 09:00');
});

for (const oneThingAtATime of [true, false]) {
  const how = oneThingAtATime ? 'with one thing at a time' : 'with everything in sight';

  test(`the next task with a time stays in sight on the first card, ${how}`, async ({
    page,
    person,
  }) => {
    await setClock(page, 13, 54);
    const date = await dayFromNow(page, 0);
    await giveTasks(page, person.userId, [
      { title: 'Do the laundry', date },
      { title: 'Pick up kids', date, time: '15:15' },
    ]);
    await setComfort(page, { oneThingAtATime });
    const line = page.getByText(/^Coming up: Pick up kids at 15:15/);
    if (oneThingAtATime) {
      await visit(page, ROUTINE_PAGE);
      await expect(line).toBeInViewport();
    }
    await visit(page, '/homepage');
    await expect(line).toBeInViewport();
    await button(page, 'Start Do the laundry').click();
    await expect(page.getByRole('group', { name: 'Task timer' }).locator(line)).toBeVisible();
    await expect(line).toHaveCount(1);
  });
}

test('Today opens on the routine that is due, and the other cards keep their order', async ({
  page,
  person,
}) => {
  await giveMorning(page, person.userId);
  await giveTasks(page, person.userId, [{ title: 'Call Kim', date: await dayFromNow(page, 0) }]);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  const start = page.getByRole('link', { name: 'Start Morning' });
  // While it is due, and while it can still begin.
  for (const [hour, minute] of [
    [7, 40],
    [9, 10],
  ] as const) {
    await setClock(page, hour, minute);
    await visit(page, '/homepage');
    await expect(headings.nth(0)).toHaveText('Morning');
    await expect(headings.nth(1)).toHaveText('Next task');
    await expect(headings.nth(2)).toHaveText('Your day');
    await expect(start).toHaveCount(1);
    await expect(start).toBeInViewport();
  }
  await setClock(page, 10, 10);
  await visit(page, '/homepage');
  await expect(headings.nth(0)).toHaveText('Next task');
  await expect(headings.nth(1)).toHaveText('Your day');
  await expect(button(page, 'Start Call Kim')).toBeInViewport();
  await day(page).getByText('Earlier today').click();
  await expect(day(page).getByRole('link', { name: 'Start Morning' })).toBeVisible();
});

test('with one thing at a time, the Routine page shows a routine that is due before the tasks', async ({
  page,
  person,
}) => {
  await setClock(page, 7, 40);
  await giveMorning(page, person.userId);
  await giveMorning(page, person.userId, undefined, 0, {
    name: 'Evening',
    anchor: { kind: 'time', time: '21:00' },
  });
  await giveTasks(page, person.userId, [{ title: 'Call Kim', date: await dayFromNow(page, 0) }]);
  await setComfort(page, { oneThingAtATime: true });
  await visit(page, ROUTINE_PAGE);
  await expect(page.getByText('Part 1 of 3')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Morning' })).toBeVisible();
  await expect(button(page, 'Complete: Call Kim')).toBeHidden();
  await button(page, 'Next').click();
  await expect(button(page, 'Complete: Call Kim')).toBeVisible();
  await button(page, 'Next').click();
  await expect(page.getByRole('link', { name: 'Start Evening' })).toBeVisible();
  await button(page, 'Show everything').click();
  await expect(page.getByRole('link', { name: 'Start Evening' })).toHaveCount(1);
});

test('with one thing at a time, a link to a list or to planning shows only that', async ({
  page,
  person,
}) => {
  const today = await dayFromNow(page, 0);
  const add = async (data: object) =>
    expect(
      (
        await page.request.post('/api/tasks/add', { data: { userId: person.userId, ...data } })
      ).status(),
    ).toBe(201);
  await add({ title: 'Buy milk', date: today, later: true });
  await add({ title: 'Old letter', date: await dayFromNow(page, -2) });
  await setComfort(page, { oneThingAtATime: true });
  const rest = page.getByText('Your day, routines and goals');

  await visit(page, '/homepage');
  await card(page).getByRole('link', { name: '1 task from earlier days' }).click();
  await expect(page.getByText('Old letter')).toBeVisible();
  await expect(page.getByText('Buy milk')).toBeHidden();
  await expect(rest.locator('xpath=ancestor::details')).not.toHaveAttribute('open');

  await visit(page, '/homepage');
  await card(page).getByRole('link', { name: 'Buy milk' }).click();
  await expect(page.getByText('Buy milk')).toBeVisible();
  await expect(page.getByText('Old letter')).toBeHidden();

  await visit(page, '/homepage');
  await card(page).getByRole('link', { name: 'Plan my day' }).click();
  await expect(button(page, 'Generate Smart Tasks')).toBeFocused();
  await expect(page.getByText('Buy milk')).toBeHidden();
  await expectAccessible(page);
  await button(page, 'Generate Smart Tasks').click();
  await expect(page.getByText(/^(Task|Part) \d of \d+$/)).toBeVisible();
  await expect(rest.locator('xpath=ancestor::details')).not.toHaveAttribute('open');
});

for (const oneThingAtATime of [true, false]) {
  const how = oneThingAtATime ? 'with one thing at a time' : 'with everything in sight';

  test(`a routine at any time can be started on both pages, ${how}`, async ({ page, person }) => {
    await setClock(page, 9, 10);
    await giveMorning(page, person.userId, undefined, 0, { anchor: { kind: 'none' } });
    await setComfort(page, { oneThingAtATime });
    const startLink = page.getByRole('link', { name: 'Start Morning' });
    await visit(page, '/homepage');
    const next = button(page, 'Next');
    await expect(
      page.getByText('You have nothing planned today except your routines.'),
    ).toBeVisible();
    if (oneThingAtATime) await next.click();
    await expect(startLink).toBeVisible();
    await expect(page.getByText('Nothing has a time today.')).toHaveCount(0);
    await expectAccessible(page);

    await visit(page, ROUTINE_PAGE);
    await expect(startLink).toBeVisible();
    await expect(page.getByText(/^Nothing/)).toHaveCount(0);
    await expectAccessible(page);
  });
}
