import type { Page } from '@playwright/test';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { expectAccessible } from '../support/accessible.ts';
import { holdClock, pass, reload, settled } from '../support/clock.ts';
import { dayFromNow, giveTasks, ROUTINE_PAGE, rowOf, storedTasks } from '../support/routine.ts';
import { expect, test, visit } from '../warm.ts';

const stepsOf = async (page: Page, userId: string) =>
  (await storedTasks(page, userId))[0]?.steps ?? [];

test('a chore is broken into steps by keyboard, then finer and own steps, which are saved', async ({
  page,
  person,
}) => {
  await giveTasks(page, person.userId, [
    { title: 'Do the dishes', date: await dayFromNow(page, 0) },
  ]);
  await visit(page, ROUTINE_PAGE);
  const row = rowOf(page, 'Do the dishes');
  await page.getByRole('button', { name: 'More options for Do the dishes' }).press('Enter');
  await row.getByRole('button', { name: 'Break it down' }).press('Enter');
  await expect(row.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(row.getByText('1 of 8 steps done')).toBeVisible();
  expect((await stepsOf(page, person.userId))[0]?.done).toBe(true);

  await row.getByRole('button', { name: 'Smaller steps' }).press('Enter');
  await expect(row.getByText('Put one drop of soap on the sponge')).toBeVisible();
  await expect(row.getByRole('checkbox').first()).toBeChecked();
  await row.getByRole('button', { name: 'Smaller steps' }).press('Enter');
  await expect(row.getByText('We have no smaller steps for this task.')).toBeVisible();
  await row.getByRole('button', { name: 'Fewer steps' }).press('Enter');
  await expect(row.getByText('1 of 8 steps done')).toBeVisible();

  await row.getByRole('button', { name: 'Edit steps' }).press('Enter');
  await expect(row.getByLabel('Step 1, done')).toBeFocused();
  await row.getByRole('button', { name: 'Remove step 8' }).click();
  await row.getByRole('button', { name: 'Move step 1 down' }).click();
  await row.getByRole('button', { name: 'Add a step' }).click();
  await expect(row.getByLabel('Step 8', { exact: true })).toBeFocused();
  await page.keyboard.type('Put on music');
  await row.getByLabel('Minutes for step 8').fill('11');
  await row.getByRole('button', { name: 'Save steps' }).click();
  await expect(
    row.getByText('The time for a step has to be a whole number of minutes, from 1 to 10.'),
  ).toBeVisible();
  await expect(row.getByLabel('Minutes for step 8')).toBeFocused();
  await expectAccessible(page);
  await reload(page);
  await expect(row.getByLabel('Step 8', { exact: true })).toHaveValue('Put on music');
  await row.getByLabel('Minutes for step 8').fill('1');
  await page.keyboard.press('Enter');
  await expect(row.getByRole('button', { name: 'Edit steps' })).toBeFocused();
  const steps = (await stepsOf(page, person.userId)).map(({ title, done }) => [title, done]);
  expect(steps.filter((_, at) => at === 1 || at > 6)).toEqual([
    ['Walk to the sink and put the cups in it', true],
    ['Put on music', false],
  ]);
});

test('a task that matches no script asks one question and uses the answer', async ({
  page,
  person,
}) => {
  await giveTasks(page, person.userId, [{ title: 'Klavier', date: await dayFromNow(page, 0) }]);
  await visit(page, ROUTINE_PAGE);
  const row = rowOf(page, 'Klavier');
  await page.getByRole('button', { name: 'More options for Klavier' }).click();
  await row.getByRole('button', { name: 'Break it down' }).press('Enter');
  await expect(row.getByText('Where will you do this task?')).toBeFocused();
  await row.getByRole('button', { name: 'Make steps' }).click();
  await expect(
    row.getByText('Choose where you’ll do the task, or write a few words.'),
  ).toBeVisible();
  await expect(row.getByLabel('Or in your own words')).toBeFocused();
  await expectAccessible(page);
  await row.getByLabel('Or in your own words').fill('It is in tune');
  await row.getByRole('button', { name: 'Somewhere else at home' }).click();
  await expect(row.getByText('Stand up and go to where you’ll do the task')).toBeVisible();
  await expect(row.getByRole('checkbox').first()).toBeFocused();
  await expect(row.getByText('“It is in tune”')).toBeVisible();
  expect(await row.textContent()).not.toMatch(/go on with|next part/i);
});

test('somebody who is stuck gets one suggestion, and the next time what helped comes first', async ({
  page,
  person,
}) => {
  await giveTasks(page, person.userId, [{ title: 'Laundry', date: await dayFromNow(page, 0) }]);
  await visit(page, ROUTINE_PAGE);
  const stuck = page.getByRole('button', { name: 'I’m stuck on Laundry' });
  const dialog = page.getByRole('dialog', { name: 'What makes it hard right now?' });
  await stuck.press('Enter');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'It’s too big' }).press('Enter');
  await expect(dialog.getByText('Pick up the dirty clothes from the floor')).toBeVisible();
  await expect(
    dialog.getByText(/After this step: The dirty clothes are in one pile/),
  ).toBeVisible();
  await expectAccessible(page);
  await settled(page);
  const steps = async () => (await storedTasks(page, person.userId))[0]?.steps;
  expect(await steps(), 'nothing is saved before the person accepts it').toEqual([]);
  await dialog.getByRole('button', { name: 'I’ll do that' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  // It is asked some minutes later, when the person can know.
  const asked = page.getByRole('region', { name: 'Did it help?' });
  await expect(asked).toHaveCount(0);
  await holdClock(page);
  await settled(page);
  expect(await steps()).not.toEqual([]);
  await pass(page, 11 * MINUTE_MS);
  await expect(asked).toContainText(/Did it help to take only the first step of .*Laundry/);
  await asked.getByRole('button', { name: 'Not really' }).press('Enter');
  await expect(asked).toHaveCount(0);
  const helps = async () => (await page.request.get(`/api/tasks/helps/${person.userId}`)).json();
  await settled(page);
  expect(await helps()).toEqual([{ reason: 'too-big', help: 'finer-steps', yes: 0, no: 1 }]);

  await visit(page, ROUTINE_PAGE);
  await stuck.click();
  await dialog.getByRole('button', { name: 'It’s too big' }).click();
  await dialog.getByRole('button', { name: 'Work for two minutes' }).click();
  const timer = page.getByRole('region', { name: /^Timer: / });
  await expect(timer.getByRole('heading')).toBeFocused();
  await expect(timer.getByRole('button', { name: 'Done' })).toHaveCount(0);
  await timer.getByRole('button', { name: 'Stop' }).click();
  await pass(page, 11 * MINUTE_MS);
  await asked.getByRole('button', { name: 'Yes' }).click();
  await settled(page);
  expect(await helps()).toHaveLength(2);
});

test('boredom leads to five minutes with a companion, on Today as well', async ({
  page,
  person,
}) => {
  await giveTasks(page, person.userId, [{ title: 'Tax papers', date: await dayFromNow(page, 0) }]);
  await visit(page, '/homepage');
  await page.getByRole('button', { name: 'I’m stuck on Tax papers' }).click();
  const dialog = page.getByRole('dialog', { name: 'What makes it hard right now?' });
  await dialog.getByRole('button', { name: 'It’s boring' }).click();
  await dialog.getByRole('button', { name: 'Work together for five minutes' }).click();
  await expect(page.locator('[data-companion="works"]')).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.locator('[data-companion="rests"]')).toBeVisible();
});

test('each reason leads to its own suggestion', async ({ page, person }) => {
  await giveTasks(page, person.userId, [
    { title: 'Call the bank', date: await dayFromNow(page, 0) },
  ]);
  await visit(page, ROUTINE_PAGE);
  await page.getByRole('button', { name: 'I’m stuck on Call the bank' }).click();
  const dialog = page.getByRole('dialog', { name: 'What makes it hard right now?' });
  await dialog.getByRole('button', { name: 'I don’t know how' }).click();
  await expect(dialog.getByText('Where will you do this task?')).toBeFocused();
  await dialog.getByRole('button', { name: 'With somebody' }).click();
  await expect(dialog.getByText('Write down the person’s name')).toBeVisible();
  await dialog.getByRole('button', { name: 'Another reason' }).click();
  await dialog.getByRole('button', { name: 'It’s scary' }).click();
  await expect(dialog.getByRole('button', { name: 'Work for two minutes' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Something else' }).click();
  await expect(dialog.getByRole('link', { name: 'Open the chat' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Another reason' }).click();
  await dialog.getByRole('button', { name: 'I’m too tired' }).click();
  await dialog.getByRole('button', { name: 'Make this task lighter' }).click();
  await expect(
    page.getByText(
      'This is a lighter version of the task. When it’s done: You have the number and your first sentence in front of you.',
    ),
  ).toBeVisible();
});
